import * as routes from '#features/booking-reviews/contract/routes.ts';
import { lockReviewOf, moveReview } from '#features/reviews/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { bookingReviewView, isAppealable } from './booking-review.view.ts';
import { openReviewable } from './open-reviewable.ts';

export function appealReview(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.appealReview, async (request, reply) => {
    const of = await openReviewable(platform, request);
    const appeal = cleanWords(request.body.words);
    const review = await inTransaction(db, async (trx) => {
      const found = await lockReviewOf(trx, config.REGION, of.booking.id);
      if (!found) throw problem(REVIEW_ERRORS, 'comment_not_found');
      if (found.appeal === appeal) return found;
      if (!isAppealable(found)) throw problem(REVIEW_ERRORS, 'comment_action_refused');
      return moveReview(trx, found, { action: 'appeal', actor: 'author', change: { appeal } });
    });
    keepConfidential(reply);
    return bookingReviewView(of, review, new Date());
  });
}
