import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { moveReviewState, type ReviewAction, type ReviewActor } from '#features/reviews/contract/review-states.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type ReviewChange, type ReviewRow, saveReview } from './review.store.ts';

/**
 * Changes the state of a locked review. This is the only function that changes it.
 * @throws comment_action_refused
 */
export function moveReview(
  trx: Database,
  review: ReviewRow,
  { action, actor, change }: { action: ReviewAction; actor: ReviewActor; change?: ReviewChange },
): Promise<ReviewRow> {
  const moved = moveReviewState(review.state, actor, action);
  if (!moved.ok) throw problem(REVIEW_ERRORS, moved.code);
  return saveReview(trx, review, { ...change, state: moved.to });
}
