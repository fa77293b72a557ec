import { screenWords } from '#features/reviews/contract/review-content.ts';
import type { Database } from '#server/database/connect.ts';
import { moveReview, type ReviewRow } from '../review.store.ts';

/** A review with a link, contact data or an insult is held until the region decides. The caller has locked the review. */
export function judgeByRule(trx: Database, review: ReviewRow): Promise<ReviewRow> {
  const found = screenWords(`${review.author}\n${review.title ?? ''}\n${review.body}`);
  return moveReview(trx, review, {
    action: found.length > 0 ? 'hold' : 'pass',
    actor: 'rule',
    change: { held_for: found },
  });
}
