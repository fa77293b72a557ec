import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { PhotoRow } from '../photo.store.ts';

export interface PictureOfPlace {
  placeId: string;
  /** SHA-256 in hexadecimal digits. */
  hash: string;
  /** The region has removed the photo from the place. */
  isRemoved: boolean;
}

/** Photos of places with one of these contents. Photos that people withdrew do not count. */
export async function knownPictures(
  db: Database,
  region: string,
  hashes: readonly string[],
): Promise<PictureOfPlace[]> {
  const { rows } = await sql<PictureOfPlace>`
    select owner_id as "placeId", encode(content_hash, 'hex') as hash, bool_and(state = 'removed') as "isRemoved"
    from photo where region_id = ${region} and owner_kind = 'company' and state not in ('withdrawn', 'refused')
      and content_hash = any(select decode(hash, 'hex') from unnest(${[...hashes]}::text[]) as hash)
    group by owner_id, content_hash`.execute(db);
  return rows;
}

/** Number of photos of each place, without removed and withdrawn ones. */
export async function countOfPlaces(db: Database, region: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ place: string; count: number }>`
    select owner_id as place, count(*)::int as count from photo
    where region_id = ${region} and owner_kind = 'company' and state not in ('removed', 'refused', 'withdrawn') group by owner_id`.execute(
    db,
  );
  return new Map(rows.map(({ place, count }) => [place, count]));
}

export async function lockPhotosOfImport(trx: Database, region: string, importId: string): Promise<PhotoRow[]> {
  return trx
    .selectFrom('photo')
    .selectAll()
    .where('region_id', '=', region)
    .where('import_id', '=', importId)
    .orderBy('id')
    .forUpdate()
    .execute();
}
