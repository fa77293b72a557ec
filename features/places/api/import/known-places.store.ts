import { sql } from 'kysely';
import type { Category } from '#features/places/contract/place.ts';
import type { PlaceState } from '#features/places/contract/place-states.ts';
import type { Database } from '#server/database/connect.ts';
import { isOperatorProfile } from '../operator-place.store.ts';

export interface StoredPlace {
  id: string;
  slug: string;
  name: string;
  otherNames: string;
  category: Category;
  kindLabel: string;
  lon: number;
  lat: number;
  status: PlaceState;
  /** Keys of its source records. Empty for a place that a person added. */
  keys: string[];
}

/** All places in every state, without merged ones and the profiles of operators. */
export async function listKnownPlaces(db: Database, region: string): Promise<StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    select id, slug, name, other_names as "otherNames", category, kind_label as "kindLabel", lon, lat, status,
      array(select source_key from company_source s where s.region_id = company.region_id and s.company_id = company.id
        order by source_key) as keys
    from company where region_id = ${region} and not ${isOperatorProfile} and status <> 'merged' order by id`.execute(
    db,
  );
  return rows;
}
