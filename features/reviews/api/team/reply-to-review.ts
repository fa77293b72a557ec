import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { replyForTeam } from './team-replies.ts';

export function replyToReview(app: App, platform: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db: platform.db, region: platform.config.REGION, ...subjects };
  serve(app, routes.replyToReview, async (request) => {
    const { operatorId, commentId } = request.params;
    authorize(request.actor, 'operator.reply', { operatorId });
    const { accountId } = personOf(request);
    const owner = { kind: 'operator', id: operatorId } as const;
    return replyForTeam(platform, reviews, { owner, commentId, accountId, body: request.body.body });
  });
}
