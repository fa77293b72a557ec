import { sql } from 'kysely';
import type { OwnPlaces } from '#features/owners/contract/owned-place.ts';
import { placeRows } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';

export type OwnPlaceRow = Omit<OwnPlaces['items'][number], 'role' | 'tasks'>;

/** In the order of their names. */
export async function readPlacesOf(db: Database, region: string, ids: readonly string[]): Promise<OwnPlaceRow[]> {
  const { rows } = await sql<OwnPlaceRow>`
    select p.id, p.slug, p.name, p.kind_label as "kindLabel", p.district, p.poster, p.claim
    from ${placeRows('p')} where p.region_id = ${region} and p.id = any(${[...ids]}::uuid[])
    order by p.name, p.id`.execute(db);
  return rows;
}
