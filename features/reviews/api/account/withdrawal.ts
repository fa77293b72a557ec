import type { Database } from '#server/database/connect.ts';
import { moveReview, type ReviewRow } from '../review.store.ts';

/** The caller has locked the review. A repeated request changes nothing. */
export async function withdrawReview(trx: Database, review: ReviewRow): Promise<ReviewRow> {
  if (review.state === 'withdrawn') return review;
  return moveReview(trx, review, {
    action: 'withdraw',
    actor: 'author',
    change: { withdrawn_from: review.state, withdrawn_at: new Date() },
  });
}

/** Undoes `withdrawReview`. The caller has locked the review. A repeated request changes nothing. */
export async function resumeReview(trx: Database, review: ReviewRow): Promise<ReviewRow> {
  if (review.state !== 'withdrawn' && review.withdrawn_from === null) return review;
  return moveReview(trx, review, {
    action: 'resume',
    actor: 'author',
    change: { withdrawn_from: null, withdrawn_at: null },
  });
}
