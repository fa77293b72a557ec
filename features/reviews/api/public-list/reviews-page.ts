import type { ReviewsPage } from '#features/reviews/contract/public-review.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { ReviewedOwner } from '../owners.ts';
import { reviewView } from '../review.view.ts';
import type { Reviews } from '../reviews.ts';
import { type OfOwner, readSummary, readVisible } from './visible.store.ts';

export async function reviewsPage(
  reviews: Reviews,
  of: OfOwner,
  { limit = PAGE_SIZE, cursor }: { limit?: number; cursor?: string },
): Promise<ReviewsPage> {
  const [found, summary] = await Promise.all([
    readVisible(reviews, of, { limit: limit + 1, after: readTimeCursor(cursor) }),
    readSummary(reviews, of),
  ]);
  const { rows, next } = cutPage(found, limit);
  return {
    items: rows.map(reviewView),
    next,
    writable: of.id !== null && isWritable(reviews.owners[of.kind]),
    ...summary,
  };
}

/** Whether each account can review the owner. */
const isWritable = ({ reviewed }: ReviewedOwner): boolean => reviewed !== undefined && !reviewed.hasAnswered;
