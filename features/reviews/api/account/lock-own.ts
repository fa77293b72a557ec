import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { lockReview, type ReviewRow } from '../review.store.ts';

/**
 * Reviews of bookings are changed through their booking.
 * @throws comment_not_found if the account did not write the review
 */
export async function lockOwn(
  trx: Database,
  region: string,
  { commentId, accountId }: { commentId: string; accountId: string },
): Promise<ReviewRow> {
  const review = await lockReview(trx, region, commentId);
  if (review?.account_id !== accountId || review.booking_id !== null) throw problem(REVIEW_ERRORS, 'comment_not_found');
  return review;
}
