import { sql } from 'kysely';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';

export interface CheckedPlace
  extends Pick<PlaceCard, 'id' | 'slug' | 'name' | 'category' | 'kindLabel' | 'lon' | 'lat' | 'poster' | 'hoursClass'> {
  hoursRule: string | null;
  shortest: number | null;
}

export async function checkedPlaces(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, CheckedPlace>> {
  const { rows } = await sql<CheckedPlace>`
    select id, slug, name, category, kind_label as "kindLabel", lon, lat, poster, hours_class as "hoursClass", hours_rule as "hoursRule",
      (visit_minutes ->> 'minimum')::int as shortest
    from company where region_id = ${region} and status = 'published' and id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((place) => [place.id, place]));
}
