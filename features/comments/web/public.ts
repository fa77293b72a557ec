export { BookingReviewPart } from './booking/booking-review-part.tsx';
export { RatingLine, RatingWords } from './rating-line.tsx';
export { Reviews, type ReviewsOf } from './reviews/reviews.tsx';
