import { sql } from 'kysely';
import type { PlaceDoubt } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import { UNSETTLED_DOUBTS } from './doubts.store.ts';

export interface PlaceContact {
  id: string;
  phones: string[];
  hoursClass: 'known' | 'open_space' | 'assumed' | 'unknown';
  /** Hours in the grammar of OpenStreetMap `opening_hours`, or null if the hours are unknown. */
  hoursRule: string | null;
  doubts: PlaceDoubt[];
}

export async function placeContacts(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, PlaceContact>> {
  const asked = ids.filter((id) => isUuid(id));
  const { rows } = await sql<PlaceContact>`
    select id, phones, hours_class as "hoursClass", hours_rule as "hoursRule", ${UNSETTLED_DOUBTS} as doubts from company
    where region_id = ${region} and id = any(${asked}::uuid[])`.execute(db);
  return new Map(rows.map((place) => [place.id, place]));
}
