export { PresenceSheet } from './presence/presence-sheet.tsx';
export { RatingLine, RatingWords } from './rating-line.tsx';
export { HOLD_WORDS } from './review-words.ts';
export { ReasonChoice } from './reviews/reason-choice.tsx';
export { ReviewCard } from './reviews/review-card.tsx';
export { Reviews, type ReviewsOf } from './reviews/reviews.tsx';
export { BookingReviewPart } from './traveller/booking-review-part.tsx';
export { ReviewOfBooking } from './traveller/review-of-booking.tsx';
export type { ReviewSubject } from './write/review-subject.ts';
