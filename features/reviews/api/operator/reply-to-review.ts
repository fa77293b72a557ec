import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/reviews/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { writeReply } from '../write/write-reply.ts';
import { findOfOperator } from './operator.store.ts';
import { operatorReviewView } from './operator.view.ts';

export function replyToReview(app: App, platform: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db: platform.db, region: platform.config.REGION, ...subjects };
  serve(app, routes.replyToReview, async (request) => {
    const { operatorId, commentId } = request.params;
    authorize(request.actor, 'operator.reply', { operatorId });
    await writeReply(platform, {
      commentId,
      body: request.body.body,
      by: 'owner',
      accountId: personOf(request).accountId,
      isOwn: ({ owner_kind, owner_id }) => owner_kind === 'operator' && owner_id === operatorId,
    });
    return operatorReviewView((await findOfOperator(reviews, { operatorId, commentId }))!);
  });
}
