import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { VISIBLE } from '#features/reviews/contract/review-states.ts';
import * as routes from '#features/reviews/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertReport, lockReview, moveReview } from './review.store.ts';

export function reportReview(app: App, { db, config }: Platform): void {
  serve(app, routes.reportReview, async ({ actor, params, body }) => {
    await inTransaction(db, async (trx) => {
      const review = await lockReview(trx, config.REGION, params.commentId);
      if (!review || !VISIBLE.includes(review.state)) throw problem(REVIEW_ERRORS, 'comment_not_found');
      const isNew = await insertReport(trx, {
        region_id: config.REGION,
        id: body.id,
        comment_id: review.id,
        reason: body.reason,
        words: cleanWords(body.words ?? '') || null,
        account_id: accountIdOf(actor),
      });
      // A repeated report must not reopen a review about which the region has decided.
      if (isNew) await moveReview(trx, review, { action: 'report', actor: 'reader' });
    });
    return { reported: true as const };
  });
}
