import type { BookingRow } from '#features/bookings/api/public.ts';
import type { OrderRow } from '#features/checkout/api/public.ts';
import { type ReviewRow, replyView } from '#features/reviews/api/public.ts';
import type { AuthorReview, BookingReview } from '#features/reviews/contract/review.ts';
import { moveReviewState } from '#features/reviews/contract/review-states.ts';
import { type ReviewTime, reviewTime, reviewUntil, reviseUntil } from './review-time.rules.ts';

export interface Reviewable {
  booking: BookingRow;
  order: OrderRow;
  endsAt: Date;
  calledOff: boolean;
  /** `true` if the guide has admitted a traveller or marked a traveller as absent. */
  wasCounted: boolean;
  localDate: string;
}

export function timeOf({ booking, endsAt, calledOff, wasCounted }: Reviewable, now: Date): ReviewTime {
  const isEnding = calledOff || booking.cancellation?.pending === true;
  return reviewTime({ state: booking.state, wasCounted, isEnding, endsAt }, now);
}

/** The author cannot change a review after the operator has replied or the region has decided. */
export function isRevisable(review: ReviewRow, now: Date): boolean {
  const isUntouched = review.reply === null && review.judged_by === null;
  return isUntouched && moveReviewState(review.state, 'author', 'revise').ok && now < reviseUntil(review.created_at);
}

export function isAppealable(review: ReviewRow): boolean {
  return review.appeal === null && moveReviewState(review.state, 'author', 'appeal').ok;
}

export function bookingReviewView(of: Reviewable, review: ReviewRow | undefined, now: Date): BookingReview {
  const time = timeOf(of, now);
  const canRevise = review !== undefined && isRevisable(review, now);
  return {
    time,
    until: reviewUntil(of.endsAt).toISOString(),
    reviseUntil: canRevise ? reviseUntil(review.created_at).toISOString() : null,
    suggestedAuthor: displayName(of.order.contact?.name ?? ''),
    review: review ? authorReview(review) : null,
    can: { write: review ? canRevise : time === 'open', appeal: review !== undefined && isAppealable(review) },
  };
}

function authorReview(review: ReviewRow): AuthorReview {
  const { id, rating, scores, body, author, state } = review;
  return {
    ...{ id, rating, scores, body, author, state },
    language: review.language as AuthorReview['language'],
    heldFor: state === 'held' ? review.held_for : [],
    removedFor: review.reason,
    appeal: review.appeal,
    reply: replyView(review.reply, review.replied_at),
    writtenAt: review.created_at.toISOString(),
  };
}

/** Example: "Lucía Ñopo Vera" becomes "Lucía Ñ.". */
function displayName(name: string): string {
  const [first = '', second = ''] = name.trim().split(/\s+/);
  const initial = [...second][0];
  return initial ? `${first} ${initial.toUpperCase()}.` : first;
}
