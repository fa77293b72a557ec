import type { AccountReview } from '../../contract/account-review.ts';
import type { Review } from '../../contract/public-review.ts';
import { VISIBLE } from '../../contract/review-states.ts';

export const isShown = ({ state }: Pick<AccountReview, 'state'>): boolean => VISIBLE.includes(state);

/** The account's review as other people see it. */
export function asPublic(review: AccountReview): Review {
  const { id, author, rating, scores, title, body, language, verification, visitedOn, reply } = review;
  return {
    ...{ id, author, rating, scores, title, body, language, verification, visitedOn, reply },
    owner: '',
    plan: null,
    publishedAt: review.publishedAt ?? review.writtenAt,
    useful: 0,
    fictional: false,
  };
}
