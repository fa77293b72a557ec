import { sql } from 'kysely';
import { lockImports } from '#features/places/api/import/import.store.ts';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { CreatePlaceBody } from '#features/places/contract/region.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * Waits for imports and other new places of the region. The lock lasts until the transaction ends.
 * @returns the slugs in use that begin with `base`
 */
export async function lockSlugs(trx: Database, region: string, base: string): Promise<Set<string>> {
  await lockImports(trx, region);
  const { rows } = await sql<{ slug: string }>`
    select slug from company where region_id = ${region} and starts_with(slug, ${base})`.execute(trx);
  return new Set(rows.map(({ slug }) => slug));
}

export interface NewPlace extends Pick<PlaceCard, 'slug' | 'name' | 'district' | 'fromCentre' | 'poster'> {
  id?: string;
  kind: CreatePlaceBody['kind'];
  position: CreatePlaceBody['position'];
  address: string | null;
}

/** @returns the id of the draft */
export async function insertPlace(
  trx: Database,
  region: string,
  { id: wanted, slug, name, kind, position, address, district, fromCentre, poster }: NewPlace,
): Promise<string> {
  const { id } = await trx
    .insertInto('company')
    .values({
      region_id: region,
      ...(wanted && { id: wanted }),
      slug,
      name,
      status: 'draft',
      category: kind.category,
      kind_label: kind.label,
      lon: position.lon,
      lat: position.lat,
      address,
      district,
      from_centre: fromCentre && JSON.stringify(fromCentre),
      poster: JSON.stringify(poster),
      // A new place has the interest of a usual place of its region, so that plans can choose it.
      interest: sql<number>`coalesce((select percentile_disc(0.5) within group (order by interest) from company
        where region_id = ${region} and category = ${kind.category} and status = 'published'), 200)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
