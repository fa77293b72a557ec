import { authorize, personOf } from '#features/accounts/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import * as routes from '#features/reviews/contract/owned-place-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findVisitedOwner } from '../account/visited-owner.ts';
import { presenceCode } from '../presence/presence-code.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { listForTeam, replyForTeam } from './team-replies.ts';

const ownerOf = (placeId: string) => ({ kind: 'company', id: placeId }) as const;

export function replyForPlace(app: App, platform: Platform, subjects: Subjects): void {
  const { db, config } = platform;
  const reviews: Reviews = { db, region: config.REGION, ...subjects };
  const canReply = async (placeId: string, accountId: string) => {
    const team = await subjects.owners.company.team!.members(db, config.REGION, placeId);
    return team.some((member) => member.accountId === accountId);
  };
  serve(app, routes.listOwnedReviews, async (request) => {
    const { placeId } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const page = await listForTeam(reviews, ownerOf(placeId), request.query);
    if (await canReply(placeId, personOf(request).accountId)) return page;
    return { ...page, items: page.items.map((item) => ({ ...item, canReply: false })) };
  });
  serve(app, routes.replyToOwnedReview, async (request) => {
    const { placeId, commentId } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const { accountId } = personOf(request);
    // While the place is disputed, only the region replies.
    if (!(await canReply(placeId, accountId))) throw problem(REVIEW_ERRORS, 'comment_action_refused');
    return replyForTeam(platform, reviews, {
      ...{ owner: ownerOf(placeId), commentId, accountId },
      body: request.body.body,
    });
  });
  serve(app, routes.showOwnedPresenceCode, async (request, reply) => {
    const { placeId } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const owner = await findVisitedOwner(platform, subjects.owners, ownerOf(placeId), request);
    reply.header('cache-control', 'no-store');
    return presenceCode(platform, owner);
  });
}
