import * as routes from '#features/booking-reviews/contract/routes.ts';
import { appealAgainstRemoval, lockReviewOf } from '#features/reviews/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { bookingReviewView } from './booking-review.view.ts';
import { openReviewable } from './open-reviewable.ts';

export function appealReview(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.appealReview, async (request, reply) => {
    const of = await openReviewable(platform, request);
    const review = await inTransaction(db, async (trx) => {
      const found = await lockReviewOf(trx, config.REGION, of.booking.id);
      if (!found) throw problem(REVIEW_ERRORS, 'comment_not_found');
      return appealAgainstRemoval(trx, found, request.body.words);
    });
    keepConfidential(reply);
    return bookingReviewView(of, review, new Date());
  });
}
