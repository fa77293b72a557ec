import { sql } from 'kysely';
import type { Poster } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
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

/** Includes unpublished places, because a trip keeps the names of its places. */
export async function placeNames(db: Database, region: string, ids: string[]): Promise<Map<string, PlaceName>> {
  const asked = ids.filter((id) => isUuid(id));
  const { rows } = await sql<PlaceName>`
    select id, slug, name, kind_label as "kindLabel", address, lon, lat, poster,
      coalesce(${IS_FREE}, false) as "isFree"
    from company
    where region_id = ${region} and id = any(${asked}::uuid[])`.execute(db);
  return new Map(rows.map((place) => [place.id, place]));
}

export async function findPlaceId(db: Database, region: string, idOrSlug: string): Promise<string | undefined> {
  const key = isUuid(idOrSlug) ? sql`id = ${idOrSlug}::uuid` : sql`slug = ${idOrSlug}`;
  const { rows } = await sql<{ id: string }>`
    select id from company where region_id = ${region} and ${key} and status = 'published'`.execute(db);
  return rows[0]?.id;
}
