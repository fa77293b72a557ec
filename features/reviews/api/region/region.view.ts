import type { Actor } from '#features/accounts/contract/actor.ts';
import type { RegionReview } from '#features/reviews/contract/region.ts';
import { judgementsOf } from '#features/reviews/contract/review-states.ts';
import type { ReviewRow } from '../review.store.ts';
import { replyView } from '../review.view.ts';
import type { RegionReviewRow } from './region.store.ts';

/** The person who removed a review may not decide the appeal against the removal. */
export function isJudgedBy({ state, judged_by }: Pick<ReviewRow, 'state' | 'judged_by'>, actor: Actor): boolean {
  return state === 'appealed' && actor.kind === 'person' && actor.accountId === judged_by;
}

export function regionReviewView(row: RegionReviewRow, actor: Actor): RegionReview {
  const {
    owner_id,
    visited_on,
    reply,
    replied_at,
    published_at,
    created_at,
    held_for,
    reason,
    judged_by,
    at: _at,
    ...rest
  } = row;
  return {
    ...rest,
    owner: owner_id,
    visitedOn: visited_on,
    reply: replyView(reply, replied_at),
    publishedAt: published_at?.toISOString() ?? null,
    writtenAt: created_at.toISOString(),
    heldFor: held_for,
    removedFor: reason,
    reports: row.reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() })),
    judgements: isJudgedBy({ state: row.state, judged_by }, actor) ? [] : judgementsOf(row.state),
  };
}
