import { operatorRows } from '#features/operators/api/public.ts';
import { movePlaceAlong, readSnapshots, removePlaces, undoIn, untouchedPlaces } from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import { type PlaceState, stepsTo } from '#features/places/contract/place-states.ts';
import type { Database } from '#server/database/connect.ts';
import { allowLongWork } from '#server/database/time-limits.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { lockImport, moveImport, saveProgress } from '../import.store.ts';
import type { StoredSheetChange } from '../tables.ts';
import { usedPlaces } from '../used-places.store.ts';
import type { SheetWork } from './run-sheet.ts';
import { type RowResult, readSheetRows, type SheetRowRecord, saveSheetResults } from './sheet.store.ts';
import type { SheetFacts } from './write-cells.rules.ts';

const STEP = 25;

/** Takes back what a sheet changed, except facts that changed since. */
export async function undoSheet(platform: Platform, { importId, author }: SheetWork): Promise<void> {
  const { db, config } = platform;
  const region = config.REGION;
  const rows = await readSheetRows(db, region, importId, 'done');
  const progress = (done: number) => saveProgress(db, region, importId, { step: 'rows', done, total: rows.length });
  await progress(0);
  await inTransaction(db, async (trx) => {
    await allowLongWork(trx);
    const undo = new SheetUndo(trx, platform, author);
    const added = await undo.addedPlaces(rows);
    const results: RowResult[] = [];
    for (const row of rows) {
      results.push(row.kind === 'add' ? resultOfAdded(row, added.removed) : await undo.row(row));
      if (results.length % STEP === 0) await progress(results.length);
    }
    await saveSheetResults(trx, region, importId, results);
    const stored = await lockImport(trx, region, importId);
    const counts = { removed: added.removed.size, paused: added.paused };
    if (!stored || !(await moveImport(trx, region, stored, 'undone', counts)))
      throw new Error('the import moved while it was undone');
  });
}

const isDone = ({ outcome }: StoredSheetChange): boolean => outcome === 'done';

function resultOfAdded({ line, place_id, changes }: SheetRowRecord, removed: ReadonlySet<string>): RowResult {
  const isGone = place_id !== null && removed.has(place_id);
  const outcome = isGone ? 'undone' : 'kept';
  return {
    line,
    placeId: isGone ? null : place_id,
    changes: changes.map((change) => (isDone(change) ? { ...change, outcome } : change)),
  };
}

class SheetUndo {
  private readonly trx: Database;
  private readonly platform: Platform;
  private readonly author: SheetWork['author'];

  constructor(trx: Database, platform: Platform, author: SheetWork['author']) {
    this.trx = trx;
    this.platform = platform;
    this.author = author;
  }

  /** Added places that only the sheet touched are deleted. The others are paused. */
  async addedPlaces(rows: readonly SheetRowRecord[]): Promise<{ removed: Set<string>; paused: number }> {
    const region = this.platform.config.REGION;
    const added = rows.filter(({ kind }) => kind === 'add');
    const ids = added.flatMap(({ place_id }) => place_id ?? []);
    const changes = added.flatMap((row) => row.changes.flatMap(({ changeIds = [] }) => changeIds));
    const untouched = await untouchedPlaces(this.trx, region, ids, changes);
    const used = await usedPlaces(this.trx, region, untouched);
    const removed = new Set(untouched.filter((id) => !used.has(id)));
    await removePlaces(this.trx, region, [...removed]);
    let paused = 0;
    const left = await readSnapshots(
      this.trx,
      region,
      operatorRows,
      ids.filter((id) => !removed.has(id)),
    );
    for (const { id, state } of left.values()) {
      if (state !== 'published') continue;
      await this.move(id, 'paused', null);
      paused += 1;
    }
    return { removed, paused };
  }

  /** The last change is taken back first. */
  async row({ line, place_id: placeId, changes }: SheetRowRecord): Promise<RowResult> {
    const results: StoredSheetChange[] = [];
    for (const change of [...changes].reverse()) {
      if (!isDone(change) || !placeId) results.unshift(change);
      else results.unshift({ ...change, outcome: (await this.isUndone(placeId, change)) ? 'undone' : 'kept' });
    }
    return { line, placeId, changes: results };
  }

  private async isUndone(placeId: string, change: StoredSheetChange): Promise<boolean> {
    try {
      if (change.fact === 'state') return await this.moveBack(placeId, change);
      for (const changeId of [...(change.changeIds ?? [])].reverse()) {
        const undo = { placeId, changeId, actor: this.author, madeAs: 'region' } as const;
        if (!(await undoIn(this.trx, this.platform, operatorRows, undo))) return false;
      }
      return true;
    } catch (error) {
      if (error instanceof Problem && error.code in PLACE_ERRORS) return false;
      throw error;
    }
  }

  private async moveBack(placeId: string, { value, base }: StoredSheetChange): Promise<boolean> {
    const [applied, earlier] = [value as SheetFacts['state'], base as SheetFacts['state']];
    const place = (await readSnapshots(this.trx, this.platform.config.REGION, operatorRows, [placeId])).get(placeId);
    if (place?.state !== applied.state) return false;
    const to = wayBack(applied.state, earlier.state);
    if (to === null) return false;
    await this.move(placeId, to, earlier.reason);
    return true;
  }

  private async move(id: string, to: PlaceState, reason: string | null): Promise<void> {
    await movePlaceAlong(this.trx, this.platform, { operators: operatorRows, id, to, reason, actor: this.author });
  }
}

/** A place that was a draft cannot become one again, so it leaves the site as a paused place. */
function wayBack(from: PlaceState, to: PlaceState): PlaceState | null {
  if (stepsTo(from, to) !== null) return to;
  return to === 'draft' || to === 'submitted' ? 'paused' : null;
}
