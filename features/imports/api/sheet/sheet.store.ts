import { type Selectable, sql } from 'kysely';
import type { SheetCounts, SheetView } from '#features/imports/contract/sheet.ts';
import type { Database } from '#server/database/connect.ts';
import type { PlaceSheetRowTable, StoredSheetChange } from '../tables.ts';
import type { JudgedSheetRow } from './judge-sheet.rules.ts';

export type SheetRowRecord = Omit<Selectable<PlaceSheetRowTable>, 'region_id' | 'import_id'>;

export async function dropSheetRows(trx: Database, region: string, id: string): Promise<void> {
  await trx.deleteFrom('place_sheet_row').where('region_id', '=', region).where('import_id', '=', id).execute();
}

/** @param rows none of which is `same` */
export async function saveSheetRows(
  trx: Database,
  region: string,
  id: string,
  rows: readonly JudgedSheetRow[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ placeId, ...row }) => ({ ...row, place_id: placeId }));
  await sql`
    insert into place_sheet_row (region_id, import_id, line, kind, name, place_id, refusal, changes, problems)
    select ${region}, ${id}::uuid, line, kind, name, place_id, refusal, changes, problems
    from jsonb_populate_recordset(null::place_sheet_row, ${JSON.stringify(values)}::jsonb)`.execute(trx);
}

const IS_CHANGED = sql<boolean>`(kind = 'change' and changes <> '[]')`;
const IS_DOUBTED = sql<boolean>`(changes @? '$[*] ? (@.doubt != null)')`;
const IS_FAULTY = sql<boolean>`(kind = 'refuse' or problems <> '[]')`;
const IS_DUE = sql<boolean>`(changes @? '$[*] ? (@.take == true && @.outcome == null)')`;
const IS_DONE = sql<boolean>`(changes @? '$[*] ? (@.outcome == "done")')`;

const VIEWS: Record<SheetView, ReturnType<typeof sql<boolean>>> = {
  changes: IS_CHANGED,
  added: sql<boolean>`kind = 'add'`,
  doubts: IS_DOUBTED,
  problems: IS_FAULTY,
};

export async function listSheetRows(
  db: Database,
  region: string,
  id: string,
  { view, limit, after }: { view: SheetView; limit: number; after: number },
): Promise<SheetRowRecord[]> {
  const { rows } = await sql<SheetRowRecord>`
    select line, kind, name, place_id, refusal, changes, problems from place_sheet_row
    where region_id = ${region} and import_id = ${id}::uuid and line > ${after} and ${VIEWS[view]}
    order by line limit ${limit}`.execute(db);
  return rows;
}

export interface CountedSheet extends SheetCounts {
  /** Rows with a change that the next start applies. */
  due: number;
  addedDone: number;
  changedDone: number;
}

/** Counts for sheets only, by the id of the import. */
export async function countSheets(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, CountedSheet>> {
  const { rows } = await sql<CountedSheet & { id: string }>`
    select i.id, i.same_rows as same, coalesce(r.changed, 0) as changed, coalesce(r.added, 0) as added, coalesce(r.doubts, 0) as doubts,
      coalesce(r.problems, 0) as problems, coalesce(r.due, 0) as due, coalesce(r."addedDone", 0) as "addedDone",
      coalesce(r."changedDone", 0) as "changedDone", coalesce(r.taken, 0) as taken, coalesce(r.done, 0) as done,
      coalesce(r.stale, 0) as stale, coalesce(r.undone, 0) as undone, coalesce(r.kept, 0) as kept
    from place_import i left join lateral (
      select count(*) filter (where ${IS_CHANGED})::int as changed, count(*) filter (where kind = 'add')::int as added,
        count(*) filter (where ${IS_DOUBTED})::int as doubts, count(*) filter (where ${IS_FAULTY})::int as problems,
        count(*) filter (where ${IS_DUE})::int as due,
        count(*) filter (where kind = 'add' and ${IS_DONE})::int as "addedDone",
        count(*) filter (where kind = 'change' and ${IS_DONE})::int as "changedDone",
        sum(c.taken)::int as taken, sum(c.done)::int as done, sum(c.stale)::int as stale, sum(c.undone)::int as undone,
        sum(c.kept)::int as kept
      from place_sheet_row s, lateral (
        select count(*) filter (where (one ->> 'take')::boolean and one ->> 'outcome' is null) as taken,
          count(*) filter (where one ->> 'outcome' = 'done') as done, count(*) filter (where one ->> 'outcome' = 'stale') as stale,
          count(*) filter (where one ->> 'outcome' = 'undone') as undone, count(*) filter (where one ->> 'outcome' = 'kept') as kept
        from jsonb_array_elements(s.changes) as one) c
      where s.region_id = i.region_id and s.import_id = i.id) r on true
    where i.region_id = ${region} and i.id = any(${ids}::uuid[]) and i.purpose = 'sheet'`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export async function lockSheetRow(
  trx: Database,
  region: string,
  id: string,
  line: number,
): Promise<SheetRowRecord | undefined> {
  const { rows } = await sql<SheetRowRecord>`
    select line, kind, name, place_id, refusal, changes, problems from place_sheet_row
    where region_id = ${region} and import_id = ${id}::uuid and line = ${line} for update`.execute(trx);
  return rows[0];
}

/** @param which rows with a change to apply, or with an applied change */
export async function readSheetRows(
  db: Database,
  region: string,
  id: string,
  which: 'due' | 'done',
): Promise<SheetRowRecord[]> {
  const { rows } = await sql<SheetRowRecord>`
    select line, kind, name, place_id, refusal, changes, problems from place_sheet_row
    where region_id = ${region} and import_id = ${id}::uuid and ${which === 'due' ? IS_DUE : IS_DONE} order by line`.execute(
    db,
  );
  return rows;
}

export interface RowResult {
  line: number;
  placeId: string | null;
  changes: StoredSheetChange[];
}

export async function saveSheetResults(
  trx: Database,
  region: string,
  id: string,
  results: readonly RowResult[],
): Promise<void> {
  await sql`
    update place_sheet_row r set changes = found.changes, place_id = found."placeId"
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as found (line int, "placeId" uuid, changes jsonb)
    where r.region_id = ${region} and r.import_id = ${id}::uuid and r.line = found.line`.execute(trx);
}
