import type { AccountReview } from '#features/reviews/contract/account-review.ts';
import { moveReviewState } from '#features/reviews/contract/review-states.ts';
import { aboutView } from '../owners.ts';
import type { Reviews } from '../reviews.ts';
import { authorReview, isAppealable, isUntouched } from '../write/author-view.ts';
import { type AccountRow, readAccountReviews } from './account.store.ts';

export function accountReviewView({ owners }: Reviews, row: AccountRow): AccountReview {
  const fromBooking = row.booking_id !== null;
  const may = (action: 'withdraw' | 'resume') =>
    !fromBooking && moveReviewState(row.state, 'author', action, row.withdrawn_from).ok;
  return {
    ...authorReview(row),
    about: aboutView(owners, row.owner_kind, row.about),
    title: row.title,
    verification: row.verification,
    visitedOn: row.visited_on,
    publishedAt: row.published_at?.toISOString() ?? null,
    fromBooking,
    can: {
      write: !fromBooking && isUntouched(row),
      withdraw: may('withdraw'),
      resume: may('resume'),
      appeal: !fromBooking && isAppealable(row),
    },
  };
}

export async function showOwn(reviews: Reviews, id: string): Promise<AccountReview> {
  const [row] = await readAccountReviews(reviews, { id });
  return accountReviewView(reviews, row!);
}
