export { moveReview } from './move-review.ts';
export { type Owner, ownerQuery } from './owner.ts';
export { findReview, findReviewOf, insertReview, lockReviewOf, type ReviewRow } from './review.store.ts';
export { replyView } from './review.view.ts';
