import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { MADE_AS, type MadeAs } from '#features/places/contract/place-facts.ts';
import type { RegionPlace } from '#features/places/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { readArt } from '#server/region/read-art.ts';
import { listMoves } from '../merge/move.store.ts';
import { placeNames } from '../place-names.store.ts';
import { placeSources } from '../place-sources.store.ts';
import { openDifferences } from './differences.store.ts';
import {
  districtNames,
  findRegionPlace,
  listChanges,
  lockRegionPlace,
  originsOf,
  type RegionRow,
} from './region.store.ts';
import { regionPlaceView } from './region.view.ts';

const CHANGES = 60;

/**
 * @param of shows only changes in these roles
 * @throws company_not_found
 */
export async function readRegionPlace(
  platform: Platform,
  operators: Rows,
  id: string,
  of: readonly MadeAs[] = MADE_AS,
): Promise<RegionPlace> {
  const { db, config } = platform;
  const row = await findRegionPlace(db, config.REGION, operators, id);
  if (!row) throw problem(PLACE_ERRORS, 'company_not_found');
  const [changes, origins, districts, differences, moves, region] = await Promise.all([
    listChanges(db, config.REGION, id, { limit: CHANGES, of }),
    originsOf(db, config.REGION, id),
    districtNames(db, config.REGION),
    openDifferences(db, config.REGION, id),
    listMoves(db, config.REGION, id),
    platform.region.current(),
  ]);
  const art = await readArt(region.folder);
  const sources = await placeSources(db, config.REGION, region.settings.sources);
  const into = row.merged_into && (await placeNames(db, config.REGION, [row.merged_into])).get(row.merged_into);
  const mergedInto = into ? { id: into.id, name: into.name } : null;
  return regionPlaceView(row, { changes, origins, districts, differences, moves, mergedInto, art, sources });
}

/** @throws company_not_found, company_of_operator, company_merged */
export async function lockExistingPlace(
  trx: Database,
  region: string,
  operators: Rows,
  id: string,
): Promise<RegionRow> {
  const row = await lockPlaceIn(trx, region, operators, id);
  if (row.status === 'merged') throw problem(PLACE_ERRORS, 'company_merged');
  return row;
}

/**
 * Locks a place in any state.
 * @throws company_not_found, company_of_operator
 */
export async function lockPlaceIn(trx: Database, region: string, operators: Rows, id: string): Promise<RegionRow> {
  const row = await lockRegionPlace(trx, region, operators, id);
  if (!row) throw problem(PLACE_ERRORS, 'company_not_found');
  if (row.operator_id !== null) throw problem(PLACE_ERRORS, 'company_of_operator');
  return row;
}
