import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { cleanWords } from '#features/reviews/contract/review-content.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { moveReview, type ReviewRow } from '../review.store.ts';
import { isAppealable } from './author-view.ts';

/**
 * The caller has locked the review. A repeated appeal changes nothing.
 * @throws comment_action_refused
 */
export async function appealAgainstRemoval(trx: Database, review: ReviewRow, words: string): Promise<ReviewRow> {
  const appeal = cleanWords(words);
  if (review.appeal === appeal) return review;
  if (!isAppealable(review)) throw problem(REVIEW_ERRORS, 'comment_action_refused');
  return moveReview(trx, review, { action: 'appeal', actor: 'author', change: { appeal } });
}
