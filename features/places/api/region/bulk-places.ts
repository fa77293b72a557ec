import type { PlaceFacts } from '#features/places/contract/place-facts.ts';
import type { PlaceState } from '#features/places/contract/place-states.ts';
import type { RegionPlacesQuery } from '#features/places/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';
import { factsOf } from './facts.rules.ts';
import { readListedIds } from './list.store.ts';
import { understoodList } from './list-region-places.ts';
import { findRegionPlaces, type RegionRow } from './region.store.ts';

/** A place as staff see it in its form. */
export interface PlaceSnapshot {
  id: string;
  facts: PlaceFacts;
  state: PlaceState;
  stateReason: string | null;
  /** Its operator writes it. */
  isOperators: boolean;
}

const CHUNK = 1000;

/** All places of the region's list with these filters, in its order. */
export async function listPlaceSnapshots(
  platform: Platform,
  operators: Rows,
  filters: Pick<RegionPlacesQuery, 'q' | 'lacks'>,
): Promise<PlaceSnapshot[]> {
  const { db, config } = platform;
  const ids = await readListedIds(db, config.REGION, await understoodList(platform, filters));
  const found = await readSnapshots(db, config.REGION, operators, ids);
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Places in any state, by id. Unknown ids are absent. */
export async function readSnapshots(
  db: Database,
  region: string,
  operators: Rows,
  ids: readonly string[],
): Promise<Map<string, PlaceSnapshot>> {
  const found = new Map<string, PlaceSnapshot>();
  for (let at = 0; at < ids.length; at += CHUNK)
    for (const row of await findRegionPlaces(db, region, operators, ids.slice(at, at + CHUNK)))
      found.set(row.id, snapshotOf(row));
  return found;
}

const snapshotOf = (row: RegionRow): PlaceSnapshot => ({
  id: row.id,
  facts: factsOf(row),
  state: row.status,
  stateReason: row.status_reason,
  isOperators: row.operator_id !== null,
});
