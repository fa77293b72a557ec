import type { OperatorReview } from '#features/reviews/contract/region.ts';
import type { VisibleRow } from '../public-list/visible.store.ts';
import { reviewView } from '../review.view.ts';

export const operatorReviewView = (row: VisibleRow): OperatorReview => ({
  ...reviewView(row),
  canReply: row.reply === null,
});
