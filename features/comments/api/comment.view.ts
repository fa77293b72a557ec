import type { Comment } from '#features/comments/contract/comment.ts';
import type { VisibleRow } from './public-list/visible.store.ts';

export function commentView({ owner_id, visited_on, replied_at, published_at, at: _at, ...row }: VisibleRow): Comment {
  return {
    ...row,
    owner: owner_id,
    visitedOn: visited_on,
    reply: replyView(row.reply, replied_at),
    publishedAt: published_at.toISOString(),
  };
}

export function replyView(body: string | null, at: Date | null): Comment['reply'] {
  return body !== null && at ? { body, at: at.toISOString() } : null;
}
