import { sql } from 'kysely';
import type { PlaceCard } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';

export interface CardRow
  extends Pick<PlaceCard, 'id' | 'slug' | 'name' | 'category' | 'district' | 'lon' | 'lat' | 'poster' | 'featured'> {
  kind_label: string;
  hours_class: PlaceCard['hoursClass'];
  hours_rule: string | null;
  hours_stale: boolean;
  from_centre: PlaceCard['fromCentre'];
}

export const card = sql`id, slug, name, category, kind_label, district, lon, lat, poster, hours_class, hours_rule, hours_stale, from_centre, featured`;

/** Returns only published places, in no particular order, and ignores malformed ids. */
export async function cardsById(db: Database, region: string, ids: string[]): Promise<CardRow[]> {
  const asked = ids.filter((id) => isUuid(id));
  const { rows } = await sql<CardRow>`
    select ${card} from company
    where region_id = ${region} and status = 'published' and id = any(${asked}::uuid[])`.execute(db);
  return rows;
}
