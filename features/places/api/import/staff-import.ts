import type { Ways } from '#planner/roads/ways.ts';
import type { RegionSource } from '#regions/region-schema.ts';
import type { Database } from '#server/database/connect.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Platform } from '#server/platform.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { regionWays } from '../legs/region-ways.ts';
import { saveSource } from '../place-sources.store.ts';
import { moveImportedPlace } from '../region/change-place-state.ts';
import { spreadPlaceChange } from '../region/spread-place-change.ts';
import {
  dropAddedRecords,
  dropSources,
  linkPlace,
  orphanPlaces,
  pausedByUndo,
  removePlaces,
  saveAddedRecords,
} from './added.store.ts';
import { idFrom, importInTransaction, importInto, readImportFiles } from './import-region.ts';
import type { SourceRecord } from './source-record.ts';

type Parts = Pick<Platform, 'db' | 'config' | 'jobs'> & { region: RegionNow; operators: Rows };

interface StaffImport {
  importId: string;
  source: RegionSource;
  records: readonly SourceRecord[];
  /** Ids of places without a source that are the same places, by the key of the record. */
  links: ReadonlyMap<string, string>;
  dryRun?: boolean;
  onProgress?: (written: number, total: number) => Promise<void>;
  /** Runs in the same transaction. */
  finish?: (trx: Database, outcomes: ReadonlyMap<string, Outcome>) => Promise<void>;
}

export interface Outcome {
  placeId: string;
  as: 'new' | 'changed' | 'same';
}

/**
 * Imports records of a file that staff uploaded, in one transaction.
 * @returns what became of each record, by key
 */
export async function importStaffRecords(
  { db, config, jobs, region, operators }: Parts,
  { importId, source, records, links, dryRun = false, onProgress, finish }: StaffImport,
): Promise<ReadonlyMap<string, Outcome>> {
  const files = await readImportFiles(region, await waysOf(region));
  return importInTransaction(db, region, { dryRun }, async (trx) => {
    await saveSource(trx, config.REGION, source);
    for (const record of records) {
      const placeId = links.get(record.key);
      // The same key always gives the same place.
      if (placeId && placeId !== idFrom(config.REGION, record.key))
        await linkPlace(trx, config.REGION, { record, placeId, licence: source.licence_name });
    }
    await saveAddedRecords(trx, config.REGION, importId, records);
    const { taken, merged } = await importInto(trx, region, files, { dryRun, onProgress });
    const placeOf = new Map(taken.map(({ key, id, as }) => [key, { placeId: id, as }]));
    for (const { key, into } of merged)
      if (!placeOf.has(key) && placeOf.has(into)) placeOf.set(key, placeOf.get(into)!);
    const outcomes = new Map(records.flatMap(({ key }) => (placeOf.has(key) ? [[key, placeOf.get(key)!]] : [])));
    const ids = [...outcomes.values()].map(({ placeId }) => placeId);
    for (const id of await pausedByUndo(trx, config.REGION, ids))
      await moveImportedPlace(trx, { config, jobs }, { operators, id, action: 'publish' });
    await finish?.(trx, outcomes);
    await spreadPlaceChange(trx, { jobs }, 'position');
    return outcomes;
  });
}

interface StaffUndo {
  importId: string;
  /** Places that trips, plans, reviews or other parts of the site name. */
  usedAmong: (trx: Database, ids: readonly string[]) => Promise<ReadonlySet<string>>;
  finish?: (trx: Database, result: UndoResult) => Promise<void>;
}

export interface UndoResult {
  /** Places that only the import had made. */
  removed: string[];
  /** Places that only the import had made, and that are named elsewhere: they are paused. */
  paused: string[];
}

/** Takes the records of an import back. Places with other sources get the facts of these sources again. */
export async function undoStaffImport(
  { db, config, jobs, region, operators }: Parts,
  { importId, usedAmong, finish }: StaffUndo,
): Promise<UndoResult> {
  const files = await readImportFiles(region, await waysOf(region));
  return importInTransaction(db, region, { dryRun: false }, async (trx) => {
    const keys = await dropAddedRecords(trx, config.REGION, importId);
    const touched = await dropSources(trx, config.REGION, keys);
    const orphans = await orphanPlaces(trx, config.REGION, touched);
    const used = await usedAmong(trx, orphans);
    const result = { removed: orphans.filter((id) => !used.has(id)), paused: orphans.filter((id) => used.has(id)) };
    await removePlaces(trx, config.REGION, result.removed);
    for (const id of result.paused) await moveImportedPlace(trx, { config, jobs }, { operators, id, action: 'pause' });
    await importInto(trx, region, files, { dryRun: false });
    await finish?.(trx, result);
    await spreadPlaceChange(trx, { jobs }, 'position');
    return result;
  });
}

/** The roads are the same for all imports, so they are read once. */
const waysOf = (region: RegionNow): Promise<Ways> => regionWays(region);
