import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/owned-place-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { isMember } from './is-member.ts';
import { listForTeam } from './team-replies.ts';

export function listOwnedReviews(app: App, platform: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db: platform.db, region: platform.config.REGION, ...subjects };
  serve(app, routes.listOwnedReviews, async (request) => {
    const { placeId } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const owner = { kind: 'company', id: placeId } as const;
    const page = await listForTeam(reviews, owner, request.query);
    if (await isMember(platform, subjects.owners.company, owner, personOf(request).accountId)) return page;
    return { ...page, items: page.items.map((item) => ({ ...item, canReply: false })) };
  });
}
