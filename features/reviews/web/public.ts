export { RatingLine, RatingWords } from './rating-line.tsx';
export { Reviews, type ReviewsOf } from './reviews/reviews.tsx';
export { BookingReviewPart } from './traveller/booking-review-part.tsx';
