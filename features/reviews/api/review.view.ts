import type { Review } from '#features/reviews/contract/public-review.ts';
import type { VisibleRow } from './public-list/visible.store.ts';

export function reviewView({ owner_id, visited_on, replied_at, published_at, at: _at, ...row }: VisibleRow): Review {
  return {
    ...row,
    owner: owner_id,
    visitedOn: visited_on,
    reply: replyView(row.reply, replied_at),
    publishedAt: published_at.toISOString(),
  };
}

export function replyView(body: string | null, at: Date | null): Review['reply'] {
  return body !== null && at ? { body, at: at.toISOString() } : null;
}
