import type { Author } from '#features/accounts/contract/actor.ts';
import { operatorRows } from '#features/operators/api/public.ts';
import {
  addPlace,
  lockExistingPlace,
  lockImports,
  movePlaceAlong,
  type PreparedFact,
  type PreparedPlace,
  prepareFact,
  preparePlace,
  readSnapshots,
  storeFact,
} from '#features/places/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { FactSourceKind, OneFact } from '#features/places/contract/place-facts.ts';
import type { CreatePlaceBody } from '#features/places/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import { allowLongWork } from '#server/database/time-limits.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { Problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { lockImport, moveImport, saveProgress } from '../import.store.ts';
import type { StoredSheetChange } from '../tables.ts';
import { type RowResult, readSheetRows, type SheetRowRecord, saveSheetResults } from './sheet.store.ts';
import type { SheetFacts } from './write-cells.rules.ts';

const STEP = 25;

export interface SheetWork {
  importId: string;
  author: Author;
}

/** Applies the taken changes of a sheet in one transaction, each as the form of a place stores it. */
export async function runSheet(
  platform: Platform,
  { importId, author, source }: SheetWork & { source: FactSourceKind },
): Promise<void> {
  const { db, config } = platform;
  const rows = await readSheetRows(db, config.REGION, importId, 'due');
  const progress = (done: number) =>
    saveProgress(db, config.REGION, importId, { step: 'rows', done, total: rows.length });
  await progress(0);
  const plans = new Map<StoredSheetChange, Plan>();
  for (const change of rows.flatMap(({ changes }) => changes.filter(isDue)))
    plans.set(change, await planOf(platform, change));
  await inTransaction(db, async (trx) => {
    await allowLongWork(trx);
    await lockImports(trx, config.REGION);
    const results: RowResult[] = [];
    for (const row of rows) {
      results.push(await new RowWriter(trx, platform, { author, source, plans }).write(row));
      if (results.length % STEP === 0) await progress(results.length);
    }
    await saveSheetResults(trx, config.REGION, importId, results);
    const stored = await lockImport(trx, config.REGION, importId);
    if (!stored || !(await moveImport(trx, config.REGION, stored, 'finish')))
      throw new Error('the import moved while it was running');
  });
}

const isDue = ({ take, outcome }: StoredSheetChange): boolean => take && outcome === null;

/** The part of a change that needs no lock. It is computed before the transaction, because ways take long. */
type Plan = { place: PreparedPlace } | { fact: PreparedFact } | { state: SheetFacts['state'] };

async function planOf(platform: Platform, { fact, value, base }: StoredSheetChange): Promise<Plan> {
  if (fact === 'place') return { place: await preparePlace(platform, value as Omit<CreatePlaceBody, 'source'>) };
  if (fact === 'state') return { state: value as SheetFacts['state'] };
  const one = (of: unknown) => ({ [fact]: of }) as OneFact;
  return { fact: await prepareFact(platform, { base: one(base ?? null), value: one(value) }) };
}

interface Writing {
  author: Author;
  source: FactSourceKind;
  plans: ReadonlyMap<StoredSheetChange, Plan>;
}

class RowWriter {
  private readonly trx: Database;
  private readonly platform: Platform;
  private readonly writing: Writing;

  constructor(trx: Database, platform: Platform, writing: Writing) {
    this.trx = trx;
    this.platform = platform;
    this.writing = writing;
  }

  async write({ line, place_id, changes }: SheetRowRecord): Promise<RowResult> {
    let placeId = place_id;
    const written: StoredSheetChange[] = [];
    for (const change of changes) {
      const plan = isDue(change) ? this.writing.plans.get(change) : undefined;
      if (plan && 'place' in plan) {
        placeId = await addPlace(this.trx, this.platform, { ...plan.place, actor: this.writing.author });
        written.push({ ...change, outcome: 'done' });
      } else written.push(plan && placeId ? await this.apply(placeId, change, plan) : change);
    }
    return { line, placeId, changes: written };
  }

  /** A place that cannot be changed any more keeps its facts. */
  private async apply(placeId: string, change: StoredSheetChange, plan: Plan): Promise<StoredSheetChange> {
    try {
      const ids =
        'state' in plan ? await this.move(placeId, change, plan.state) : await this.store(placeId, change, plan);
      return ids ? { ...change, outcome: 'done', changeIds: ids } : { ...change, outcome: 'stale' };
    } catch (error) {
      if (error instanceof Problem && error.code in PLACE_ERRORS) return { ...change, outcome: 'stale' };
      throw error;
    }
  }

  private async store(placeId: string, change: StoredSheetChange, plan: Plan): Promise<string[] | null> {
    if (!('fact' in plan)) return null;
    const { author, source } = this.writing;
    const row = await lockExistingPlace(this.trx, this.platform.config.REGION, operatorRows, placeId);
    const base = 'base' in change ? plan.fact.base : await this.factOfAdded(placeId, plan.fact.fact);
    const saved = await storeFact(this.trx, this.platform, row, {
      ...{ ...plan.fact, base },
      ...{ source, madeAs: 'region', actor: author },
    });
    if (saved === 'stale') return null;
    return saved === null ? [] : [saved];
  }

  private async factOfAdded(placeId: string, fact: PreparedFact['fact']): Promise<OneFact> {
    const places = await readSnapshots(this.trx, this.platform.config.REGION, operatorRows, [placeId]);
    return { [fact]: places.get(placeId)!.facts[fact] };
  }

  private async move(
    placeId: string,
    { base }: StoredSheetChange,
    { state, reason }: SheetFacts['state'],
  ): Promise<string[] | null> {
    const { status } = await lockExistingPlace(this.trx, this.platform.config.REGION, operatorRows, placeId);
    if (base && (base as SheetFacts['state']).state !== status) return null;
    const actor = this.writing.author;
    return movePlaceAlong(this.trx, this.platform, { operators: operatorRows, id: placeId, to: state, reason, actor });
  }
}
