import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import * as routes from '#features/reviews/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { notifyAuthor, notifyTeam } from '../emails/notify.ts';
import { lockReview, moveReview } from '../review.store.ts';
import type { Reviews, Subjects } from '../reviews.ts';
import { findForRegion } from './region.store.ts';
import { isJudgedBy, regionReviewView } from './region.view.ts';

export function judgeReview(app: App, { db, config: { REGION }, jobs }: Platform, subjects: Subjects): void {
  const reviews: Reviews = { db, region: REGION, ...subjects };
  serve(app, routes.judgeReview, async (request, reply) => {
    const { actor, params, body } = request;
    reply.header('cache-control', 'no-store');
    if (body.judgement === 'remove' && !body.reason) {
      const issues = [{ path: 'body.reason', code: 'required', message: 'Elige por qué se retira.' }];
      throw problem(PLATFORM_ERRORS, 'invalid', { issues });
    }
    await inTransaction(db, async (trx) => {
      const review = await lockReview(trx, REGION, params.commentId);
      if (!review) throw problem(REVIEW_ERRORS, 'comment_not_found');
      if (isJudgedBy(review, actor)) throw problem(REVIEW_ERRORS, 'comment_judged_by_you');
      const reason = body.judgement === 'remove' ? body.reason! : body.judgement === 'dismiss' ? review.reason : null;
      const judged = await moveReview(trx, review, {
        action: body.judgement,
        actor: 'region',
        change: { reason, judged_by: personOf(request).accountId, judged_at: new Date() },
      });
      await recordAudit(trx, {
        region: REGION,
        actor,
        action: `comments.${body.judgement}`,
        subject: { kind: 'comment', id: review.id },
        before: { state: review.state, reason: review.reason },
        after: { state: judged.state, reason: judged.reason },
      });
      // The author gets no email if the region rejects a report.
      if (body.judgement !== 'uphold') await notifyAuthor(trx, jobs, judged, 'judged');
      if (review.booking_id && review.published_at === null && judged.published_at)
        await jobs.add(trx, 'comments/tell-operator', { commentId: review.id });
      await notifyTeam(trx, jobs, { before: review, after: judged });
    });
    return regionReviewView(reviews, (await findForRegion(reviews, params.commentId))!, actor);
  });
}
