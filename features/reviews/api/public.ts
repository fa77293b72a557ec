export { hasReview } from './has-review.store.ts';
export { reviewRows } from './joins.store.ts';
export { type Asking, askedOwner, type Owner } from './owner.ts';
export { distanceFromBest, RATING, WITH_STARS } from './plan-rating.store.ts';
export { findReview, findReviewOf, insertReview, lockReviewOf, moveReview, type ReviewRow } from './review.store.ts';
export { replyView } from './review.view.ts';
