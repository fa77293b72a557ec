import { lockReviewOf, moveReview } from '#features/reviews/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { AppealBody, BookingReview } from '#features/reviews/contract/review.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import { bookingReviewRoutes } from '#features/reviews/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { bookingReviewView, isAppealable } from './booking-review.view.ts';
import { openReviewable, reviewRateLimit, reviewSchema } from './show-review.ts';

/** `POST /api/bookings/:reference/review/appeal`: the author appeals against the removal of a review, once. */
export function appealReview(app: App, platform: Platform): void {
  const { db, config } = platform;
  app.post(
    bookingReviewRoutes.appeal,
    {
      config: { right: 'orders.own', rateLimit: reviewRateLimit },
      schema: {
        ...reviewSchema,
        summary: 'Apela contra la retirada de la opinión',
        body: AppealBody,
        response: { 200: BookingReview },
      },
    },
    async (request, reply) => {
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
    },
  );
}
