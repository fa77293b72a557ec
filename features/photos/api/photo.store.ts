import { sql } from 'kysely';
import type { Photo } from '#features/photos/contract/photo.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface PhotoRow extends TimeCursor, Pick<Photo, 'files' | 'thumbhash' | 'alt' | 'author' | 'licence'> {
  owner_id: string;
  taken_on: string | null;
  published_at: Date;
}

/** If `id` is null, the list contains the photos of all owners of the kind. */
export async function readPhotos(
  db: Database,
  region: string,
  owner: { kind: string; id: string | null },
  limit: number,
  after: TimeCursor | null,
): Promise<PhotoRow[]> {
  const published = sql`published_at`;
  const { rows } = await sql<PhotoRow>`
    select id, owner_id, files, thumbhash, alt, author, licence, taken_on::text, published_at, ${microseconds(published)} as at
    from photo
    where region_id = ${region} and owner_kind = ${owner.kind} and state = 'published'
      and ${owner.id === null ? sql`true` : sql`owner_id = ${owner.id}`} and ${beyond(published, sql`id`, after)}
    order by published_at desc, id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
