export { findVisitedOwner, type VisitedOwner } from './account/visited-owner.ts';
export { hasReview } from './has-review.store.ts';
export { reviewRows } from './joins.store.ts';
export { type Asking, askedOwner, type Owner } from './owner.ts';
export { aboutColumn, isGone, isShown } from './owners.store.ts';
export {
  type AboutRow,
  aboutView,
  type FoundOwner,
  findOwner,
  insteadOf,
  kindsOfRegion,
  type Owners,
  type OwnerTeam,
  type PublicOwner,
  signatureOf,
  type TeamMember,
  type VisitSite,
} from './owners.ts';
export { distanceFromBest, RATING, WITH_STARS } from './plan-rating.store.ts';
export { presenceCode } from './presence/presence-code.ts';
export { wasPresent } from './presence/was-present.ts';
export { findReview, findReviewOf, insertReview, lockReviewOf, moveReview, type ReviewRow } from './review.store.ts';
export { reviewsOfPlace, visitsOfPlace } from './rows-of-place.store.ts';
export { isMember } from './team/is-member.ts';
export { countUnreplied } from './team/received.store.ts';
export { findReceivedOwner } from './team/received-owner.ts';
export { voterOf } from './votes/voter.ts';
export { appealAgainstRemoval } from './write/appeal.ts';
export { authorReview, displayName, isAppealable, isUntouched } from './write/author-view.ts';
export { judgeByRule } from './write/judge-by-rule.ts';
export { isSameText, type ReviewText, reviewText } from './write/review-words.rules.ts';
export { writeReply } from './write/write-reply.ts';
