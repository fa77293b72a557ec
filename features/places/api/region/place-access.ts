import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { RegionPlace } from '#features/places/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
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

/** @throws company_not_found */
export async function readRegionPlace(platform: Platform, id: string): Promise<RegionPlace> {
  const { db, config } = platform;
  const row = await findRegionPlace(db, config.REGION, id);
  if (!row) throw problem(PLACE_ERRORS, 'company_not_found');
  const [changes, origins, districts, region] = await Promise.all([
    listChanges(db, config.REGION, id, CHANGES),
    originsOf(db, config.REGION, id),
    districtNames(db, config.REGION),
    platform.region.current(),
  ]);
  return regionPlaceView(row, { changes, origins, districts, sources: region.settings.sources });
}

/** @throws company_not_found */
export async function lockExistingPlace(trx: Database, region: string, id: string): Promise<RegionRow> {
  const row = await lockRegionPlace(trx, region, id);
  if (!row) throw problem(PLACE_ERRORS, 'company_not_found');
  return row;
}
