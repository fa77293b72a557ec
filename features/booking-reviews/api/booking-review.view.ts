import type { BookingRow } from '#features/bookings/api/public.ts';
import type { OrderRow } from '#features/checkout/api/public.ts';
import { authorReview, displayName, isAppealable, isUntouched, type ReviewRow } from '#features/reviews/api/public.ts';
import type { BookingReview } from '#features/reviews/contract/review.ts';
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

export function isRevisable(review: ReviewRow, now: Date): boolean {
  return isUntouched(review) && now < reviseUntil(review.created_at);
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
