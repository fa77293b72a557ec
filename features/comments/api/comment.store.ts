import { sql } from 'kysely';
import type { Comment } from '#features/comments/contract/comment.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface CommentRow
  extends TimeCursor,
    Pick<Comment, 'author' | 'rating' | 'scores' | 'title' | 'body' | 'verification'> {
  owner_id: string;
  visited_on: string | null;
  reply: string | null;
  replied_at: Date | null;
  published_at: Date;
}

type OfOwner = { kind: string; id: string | null };

/** A reported comment stays visible until it is judged. */
const visible = (region: string, { kind, id }: OfOwner) =>
  sql`region_id = ${region} and owner_kind = ${kind} and published_at is not null and state in ('published', 'reported')
    and ${id === null ? sql`true` : sql`owner_id = ${id}`}`;

/** Visible comments of one owner, or of all of a kind, newest first. */
export async function readComments(
  db: Database,
  region: string,
  owner: OfOwner,
  limit: number,
  after: TimeCursor | null,
): Promise<CommentRow[]> {
  const published = sql`published_at`;
  const { rows } = await sql<CommentRow>`
    select id, owner_id, author, rating, scores, title, body, verification, visited_on::text, reply, replied_at, published_at,
      ${microseconds(published)} as at
    from comment where ${visible(region, owner)} and ${beyond(published, sql`id`, after)}
    order by published_at desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function readRating(
  db: Database,
  region: string,
  owner: OfOwner,
): Promise<{ count: number; mean: number | null }> {
  const { rows } = await sql<{ count: number; mean: number | null }>`
    select count(*)::int as count, avg(rating)::float8 as mean from comment where ${visible(region, owner)}`.execute(
    db,
  );
  return rows[0]!;
}
