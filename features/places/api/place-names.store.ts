import { sql } from 'kysely';
import type { Poster } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import { keptInstead } from './merge/former-place.store.ts';
import { IS_FREE } from './search/match.store.ts';

export interface PlaceName {
  id: string;
  slug: string;
  name: string;
  kindLabel: string;
  address: string | null;
  lon: number;
  lat: number;
  poster: Poster;
  /** `true` if no source says that visitors pay an entrance. */
  isFree: boolean;
}

/**
 * Includes unpublished places, because a trip keeps the names of its places. The id of a merged place gives the name
 * of the place that was kept.
 */
export async function placeNames(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, PlaceName>> {
  const asked = ids.filter((id) => isUuid(id));
  const { rows } = await sql<PlaceName & { mergedInto: string | null }>`
    select id, slug, name, kind_label as "kindLabel", address, lon, lat, poster,
      coalesce(${IS_FREE}, false) as "isFree", merged_into as "mergedInto"
    from company
    where region_id = ${region} and id = any(${asked}::uuid[])`.execute(db);
  const merged = rows.flatMap(({ mergedInto }) => mergedInto ?? []);
  const kept = merged.length > 0 ? await placeNames(db, region, merged) : new Map<string, PlaceName>();
  return new Map(rows.map(({ mergedInto, ...place }) => [place.id, (mergedInto && kept.get(mergedInto)) || place]));
}

/** A former address of a merged place finds the place that was kept. */
export async function findPlaceId(db: Database, region: string, idOrSlug: string): Promise<string | undefined> {
  const key = isUuid(idOrSlug) ? sql`id = ${idOrSlug}::uuid` : sql`slug = ${idOrSlug}`;
  const { rows } = await sql<{ id: string }>`
    select id from company where region_id = ${region} and ${key} and status = 'published'`.execute(db);
  return rows[0]?.id ?? (await keptInstead(db, region, idOrSlug))?.id;
}
