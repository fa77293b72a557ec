import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { listForTeam, replyForTeam } from './team-replies.ts';

const ownerOf = (operatorId: string) => ({ kind: 'operator', id: operatorId }) as const;

export function replyForOperator(app: App, platform: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db: platform.db, region: platform.config.REGION, ...subjects };
  serve(app, routes.listReceivedReviews, async ({ actor, params: { operatorId }, query }) => {
    authorize(actor, 'operator.reply', { operatorId });
    return listForTeam(reviews, ownerOf(operatorId), query);
  });
  serve(app, routes.replyToReview, async (request) => {
    const { operatorId, commentId } = request.params;
    authorize(request.actor, 'operator.reply', { operatorId });
    const { accountId } = personOf(request);
    return replyForTeam(platform, reviews, {
      ...{ owner: ownerOf(operatorId), commentId, accountId },
      body: request.body.body,
    });
  });
}
