import { authorize, personOf } from '#features/accounts/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import * as routes from '#features/reviews/contract/owned-place-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { isMember } from './is-member.ts';
import { replyForTeam } from './team-replies.ts';

/** While the place is disputed, only the region replies. */
export function replyToOwnedReview(app: App, platform: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db: platform.db, region: platform.config.REGION, ...subjects };
  serve(app, routes.replyToOwnedReview, async (request) => {
    const { placeId, commentId } = request.params;
    authorize(request.actor, 'place.run', { placeId });
    const { accountId } = personOf(request);
    const owner = { kind: 'company', id: placeId } as const;
    if (!(await isMember(platform, subjects.owners.company, owner, accountId)))
      throw problem(REVIEW_ERRORS, 'comment_action_refused');
    return replyForTeam(platform, reviews, { owner, commentId, accountId, body: request.body.body });
  });
}
