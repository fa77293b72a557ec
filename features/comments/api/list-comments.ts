import { type Comment, CommentsPage, MEAN_FROM } from '#features/comments/contract/comment.ts';
import { type Owner, ownerQuery } from '#features/companies/api/public.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { type CommentRow, readComments, readRating } from './comment.store.ts';

/** `GET /api/company-comments/`, `GET /api/trip-planned-comments/`: visible reviews, newest first, with their mean. */
export function listComments(app: App, platform: Platform, owner: Owner, url: string): void {
  const { db, config } = platform;
  app.get(
    url,
    {
      config: { right: 'comments.read' },
      schema: {
        tags: ['Fotos, preguntas y comentarios'],
        summary: `Comentarios con su calificación (${owner.name})`,
        querystring: ownerQuery(owner),
        response: { 200: CommentsPage },
      },
    },
    async ({ actor, query, headers }) => {
      const asked = query[owner.parameter];
      const of = {
        kind: owner.kind,
        id: asked === undefined ? null : await owner.find(platform, asked, { actor, headers }),
      };
      const limit = query.limit ?? PAGE_SIZE;
      const [found, { count, mean }] = await Promise.all([
        readComments(db, config.REGION, of, limit + 1, readTimeCursor(query.cursor)),
        readRating(db, config.REGION, of),
      ]);
      const { rows, next } = cutPage(found, limit);
      return { items: rows.map(commentView), next, count, mean: count < MEAN_FROM ? null : mean };
    },
  );
}

function commentView({ id, author, rating, scores, title, body, verification, ...row }: CommentRow): Comment {
  return {
    id,
    owner: row.owner_id,
    author,
    rating,
    scores,
    title,
    body,
    verification,
    visitedOn: row.visited_on,
    reply: row.reply !== null && row.replied_at ? { body: row.reply, at: row.replied_at.toISOString() } : null,
    publishedAt: row.published_at.toISOString(),
  };
}
