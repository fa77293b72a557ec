export { type Owner, ownerQuery } from './owner.ts';
export { findReview, findReviewOf, insertReview, lockReviewOf, moveReview, type ReviewRow } from './review.store.ts';
export { replyView } from './review.view.ts';
