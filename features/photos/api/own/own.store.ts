import { sql } from 'kysely';
import type { Photo } from '#features/photos/contract/photo.ts';
import { type AboutRow, aboutColumn, type Owners } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { PhotoRow } from '../photo.store.ts';

export interface OwnRow extends Omit<PhotoRow, 'files'>, TimeCursor {
  files: Photo['files'];
  about: AboutRow | null;
}

/** A photo that is sent, or that can no longer be restored, is not in the list. */
export async function readOwn(
  db: Database,
  region: string,
  owners: Owners,
  of: { id: string } | { accountId: string; limit: number; after: TimeCursor | null },
): Promise<OwnRow[]> {
  const found =
    'id' in of
      ? sql`p.id = ${of.id}`
      : sql`p.account_id = ${of.accountId} and p.state <> 'uploading' and (p.state <> 'withdrawn' or p.kept_id is not null)
          and ${beyond(sql`p.created_at`, sql`p.id`, of.after)}`;
  const { rows } = await sql<OwnRow>`
    select p.*, p.taken_on::text as taken_on, ${microseconds(sql`p.created_at`)} as at, ${aboutColumn(owners, 'p')} as about
    from photo p where p.region_id = ${region} and ${found}
    order by p.created_at desc, p.id::text limit ${sql.lit('limit' in of ? of.limit : 1)}`.execute(db);
  return rows;
}
