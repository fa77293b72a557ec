import type { Review } from '#features/reviews/contract/public-review.ts';
import type { Replier } from '#features/reviews/contract/review.ts';
import type { VisibleRow } from './public-list/visible.store.ts';

export function reviewView({
  owner_id,
  visited_on,
  replied_at,
  replied_as,
  published_at,
  at: _at,
  ...row
}: VisibleRow): Review {
  return {
    ...row,
    owner: owner_id,
    visitedOn: visited_on,
    reply: replyView(row.reply, replied_at, replied_as),
    publishedAt: published_at.toISOString(),
  };
}

export function replyView(body: string | null, at: Date | null, by: Replier | null): Review['reply'] {
  return body !== null && at ? { body, at: at.toISOString(), by: by ?? 'owner' } : null;
}
