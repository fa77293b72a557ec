import { sql } from 'kysely';
import type { Photo } from '#features/photos/contract/photo.ts';
import type { Database } from '#server/database/connect.ts';
import type { TimeCursor } from '#server/http/time-cursor.ts';

/** `at` is the order key. */
export interface VisibleRow
  extends TimeCursor,
    Pick<Photo, 'files' | 'thumbhash' | 'alt' | 'author' | 'licence' | 'source'> {
  owner_id: string;
  taken_on: string | null;
  published_at: Date;
}

/** If `id` is null, the list contains the photos of all owners of the kind. */
export async function readVisible(
  db: Database,
  region: string,
  owner: { kind: string; id: string | null },
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<VisibleRow[]> {
  const then = after
    ? sql`(order_key <= ${after.at}::bigint and (order_key < ${after.at}::bigint or id::text > ${after.id}))`
    : sql`true`;
  const { rows } = await sql<VisibleRow>`
    select id, owner_id, files, thumbhash, alt, author, licence, source_url as source, taken_on::text, published_at, order_key::text as at
    from photo
    where region_id = ${region} and owner_kind = ${owner.kind} and state = 'published'
      and ${owner.id === null ? sql`true` : sql`owner_id = ${owner.id}`} and ${then}
    order by order_key desc, id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
