import type { AuthorReview } from '#features/reviews/contract/review.ts';
import { moveReviewState } from '#features/reviews/contract/review-states.ts';
import type { ReviewRow } from '../review.store.ts';
import { replyView } from '../review.view.ts';

export function authorReview(review: ReviewRow): AuthorReview {
  const { id, rating, scores, body, author, state } = review;
  return {
    ...{ id, rating, scores, body, author, state },
    language: review.language as AuthorReview['language'],
    heldFor: state === 'held' ? review.held_for : [],
    removedFor: review.reason,
    appeal: review.appeal,
    reply: replyView(review.reply, review.replied_at, review.replied_as),
    writtenAt: review.created_at.toISOString(),
  };
}

/** An author cannot change a review after a reply or a decision of the region. */
export function isUntouched({ state, reply, judged_by }: ReviewRow): boolean {
  return reply === null && judged_by === null && moveReviewState(state, 'author', 'revise').ok;
}

export function isAppealable({ state, appeal }: ReviewRow): boolean {
  return appeal === null && moveReviewState(state, 'author', 'appeal').ok;
}

/** Example: "Lucía Ñopo Vera" becomes "Lucía Ñ.". */
export function displayName(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  const initial = [...second][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
