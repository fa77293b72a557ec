import type { Actor } from '#features/accounts/contract/actor.ts';
import type { RegionReview } from '#features/reviews/contract/region.ts';
import { judgementsOf, VISIBLE } from '#features/reviews/contract/review-states.ts';
import { aboutView, kindsOfRegion } from '../owners.ts';
import type { ReviewRow } from '../review.store.ts';
import { replyView } from '../review.view.ts';
import type { Reviews } from '../reviews.ts';
import type { RegionReviewRow } from './region.store.ts';

/** The person who removed a review may not decide the appeal against the removal. */
export function isJudgedBy({ state, judged_by }: Pick<ReviewRow, 'state' | 'judged_by'>, actor: Actor): boolean {
  return state === 'appealed' && actor.kind === 'person' && actor.accountId === judged_by;
}

export function regionReviewView({ owners }: Reviews, row: RegionReviewRow, actor: Actor): RegionReview {
  const {
    owner_id,
    visited_on,
    owner_kind,
    about,
    reply,
    replied_at,
    replied_as,
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
    about: aboutView(owners, owner_kind, about),
    visitedOn: visited_on,
    reply: replyView(reply, replied_at, replied_as),
    publishedAt: published_at?.toISOString() ?? null,
    writtenAt: created_at.toISOString(),
    heldFor: held_for,
    removedFor: reason,
    reports: row.reports.map((report) => ({ ...report, at: new Date(report.at).toISOString() })),
    judgements: isJudgedBy({ state: row.state, judged_by }, actor) ? [] : judgementsOf(row.state),
    canReply: reply === null && VISIBLE.includes(row.state) && kindsOfRegion(owners).includes(owner_kind),
  };
}
