import { type Selectable, sql } from 'kysely';
import type { Decision } from '#features/imports/contract/doubts.ts';
import type { ImportCounts, RowView } from '#features/imports/contract/imports.ts';
import { type Outcome, placeRows } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { JudgedRow } from './judge/judge-rows.rules.ts';
import type { JudgedPicture } from './pictures/judge-pictures.rules.ts';
import type { PlaceImportRowTable, StoredPicture } from './tables.ts';

export type RowRecord = Omit<Selectable<PlaceImportRowTable>, 'region_id' | 'import_id'>;

/** Stores judged rows. A decision stays if the row asks the same as before. */
export async function saveRows(trx: Database, region: string, id: string, rows: readonly JudgedRow[]): Promise<void> {
  const values = rows.map(
    ({ line, key, name, verdict, refusal, questions, notes, unknownKind, twin, record, position }) => ({
      ...{ line, name, verdict, refusal, questions, notes, record },
      source_key: key,
      kind_label: unknownKind === null ? (record?.kind.label ?? null) : null,
      lon: position?.lon ?? null,
      lat: position?.lat ?? null,
      unknown_kind: unknownKind,
      twin_id: twin?.place.id ?? null,
      twin_metres: twin?.metres ?? null,
      twin_verdict: twin?.verdict ?? null,
      is_own: twin?.isOwn ?? false,
    }),
  );
  await sql`
    insert into place_import_row (region_id, import_id, line, source_key, name, kind_label, lon, lat, verdict, refusal, questions, notes,
      unknown_kind, twin_id, twin_metres, twin_verdict, is_own, record)
    select ${region}, ${id}::uuid, line, source_key, name, kind_label, lon, lat, verdict, refusal, questions, notes,
      unknown_kind, twin_id, twin_metres, twin_verdict, is_own, record
    from jsonb_populate_recordset(null::place_import_row, ${JSON.stringify(values)}::jsonb)
    on conflict (region_id, import_id, line) do update set source_key = excluded.source_key, name = excluded.name,
      kind_label = excluded.kind_label, lon = excluded.lon, lat = excluded.lat, verdict = excluded.verdict, refusal = excluded.refusal,
      notes = excluded.notes, unknown_kind = excluded.unknown_kind, twin_metres = excluded.twin_metres,
      twin_verdict = excluded.twin_verdict, is_own = excluded.is_own, record = excluded.record,
      decision = case when place_import_row.questions = excluded.questions and place_import_row.twin_id is not distinct from excluded.twin_id
        then place_import_row.decision end,
      questions = excluded.questions, twin_id = excluded.twin_id
    where place_import_row.outcome is null`.execute(trx);
}

/** Replaces the rows of a folder of photos. */
export async function savePictures(
  trx: Database,
  region: string,
  id: string,
  rows: readonly JudgedPicture[],
): Promise<void> {
  await dropRows(trx, region, id);
  const values = rows.map(({ place, ...row }, at) => ({
    ...{ ...row, twin_id: place?.id ?? null },
    source_key: `${at} ${row.picture.file}`,
    kind_label: null,
  }));
  await sql`
    insert into place_import_row (region_id, import_id, line, source_key, name, verdict, refusal, questions, notes, twin_id, picture)
    select ${region}, ${id}::uuid, line, source_key, name, verdict, refusal, questions, notes, twin_id, picture
    from jsonb_populate_recordset(null::place_import_row, ${JSON.stringify(values)}::jsonb)`.execute(trx);
}

export async function dropRows(trx: Database, region: string, id: string): Promise<void> {
  await trx.deleteFrom('place_import_row').where('region_id', '=', region).where('import_id', '=', id).execute();
}

/** A person has answered everything that the row asks. An unknown kind is answered for the whole file. */
const isSettled = sql<boolean>`(decision is not null and decision <> 'skip' and not 'unknown_kind' = any(questions)
  and (decision in ('merge', 'apart') or not 'twin' = any(questions)))`;
const isTaken = sql<boolean>`(outcome is null and decision is distinct from 'skip' and (verdict = 'take' or ${isSettled}))`;
const isWaiting = sql<boolean>`(outcome is null and verdict = 'ask' and decision is distinct from 'skip' and not coalesce(${isSettled}, false))`;

const VIEWS: Record<RowView, ReturnType<typeof sql<boolean>>> = {
  ask: isWaiting,
  take: isTaken,
  refuse: sql<boolean>`verdict = 'refuse'`,
  skipped: sql<boolean>`decision = 'skip' and outcome is null`,
  imported: sql<boolean>`outcome is not null`,
};

export type ListedRow = RowRecord & { twin_name: string | null; twin_kind: string | null };

export async function listRows(
  db: Database,
  region: string,
  id: string,
  { view, limit, after }: { view: RowView; limit: number; after: number },
): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select r.*, twin.name as twin_name, twin.kind_label as twin_kind from (
      select * from place_import_row where region_id = ${region} and import_id = ${id}::uuid and line > ${after} and ${VIEWS[view]}
      order by line limit ${limit}) r
    left join ${placeRows('twin')} on twin.region_id = r.region_id and twin.id = coalesce(r.twin_id, r.place_id)
    order by r.line`.execute(db);
  return rows;
}

export async function countRows(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, ImportCounts>> {
  const { rows } = await sql<ImportCounts['imported'] & Omit<ImportCounts, 'imported'> & { id: string }>`
    select import_id as id, count(*)::int as rows, count(*) filter (where ${isTaken})::int as take,
      count(*) filter (where ${isTaken} and twin_id is not null and decision is distinct from 'apart')::int as known,
      count(*) filter (where ${isWaiting})::int as ask, count(*) filter (where verdict = 'refuse')::int as refuse,
      count(*) filter (where decision = 'skip' and outcome is null)::int as skipped,
      count(*) filter (where outcome = 'new')::int as new, count(*) filter (where outcome = 'changed')::int as changed,
      count(*) filter (where outcome = 'same')::int as same,
      count(*) filter (where outcome is not null and twin_id is not null and decision is distinct from 'apart')::int as merged
    from place_import_row where region_id = ${region} and import_id = any(${ids}::uuid[]) group by import_id`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, rows: all, take, known, ask, refuse, skipped, ...imported }) => [
      id,
      { rows: all, take, known, ask, refuse, skipped, imported },
    ]),
  );
}

export async function unknownKinds(
  db: Database,
  region: string,
  id: string,
): Promise<{ word: string; rows: number }[]> {
  const { rows } = await sql<{ word: string; rows: number }>`
    select unknown_kind as word, count(*)::int as rows from place_import_row
    where region_id = ${region} and import_id = ${id}::uuid and unknown_kind is not null and outcome is null
    group by unknown_kind order by count(*) desc, unknown_kind limit 60`.execute(db);
  return rows;
}

export async function lockRows(
  trx: Database,
  region: string,
  id: string,
  lines: readonly number[],
): Promise<Pick<RowRecord, 'line' | 'verdict' | 'questions' | 'twin_id' | 'outcome' | 'picture'>[]> {
  const { rows } = await sql<RowRecord>`
    select line, verdict, questions, twin_id, outcome, picture from place_import_row
    where region_id = ${region} and import_id = ${id}::uuid and line = any(${lines}::int[]) order by line for update`.execute(
    trx,
  );
  return rows;
}

export async function saveDecision(
  trx: Database,
  region: string,
  id: string,
  lines: readonly number[],
  { decision, place }: { decision: Decision | null; place?: string | undefined },
): Promise<void> {
  await sql`
    update place_import_row set decision = ${decision}, twin_id = case
      when 'place_unsure' = any(questions) then ${place ?? null}::uuid else twin_id end
    where region_id = ${region} and import_id = ${id}::uuid and line = any(${lines}::int[])`.execute(trx);
}

/** Photos that an import takes now, with their places. */
export async function takenPictures(
  db: Database,
  region: string,
  id: string,
): Promise<(RowRecord & { picture: StoredPicture; twin_id: string })[]> {
  const { rows } = await sql<RowRecord & { picture: StoredPicture; twin_id: string }>`
    select * from place_import_row where region_id = ${region} and import_id = ${id}::uuid and picture is not null
      and twin_id is not null and ${isTaken} order by line`.execute(db);
  return rows;
}

/** @param rows the lines with their places. A place of null no longer exists. */
export async function saveTakenPictures(
  trx: Database,
  region: string,
  id: string,
  rows: readonly { line: number; place: string | null; as: Outcome['as'] }[],
): Promise<void> {
  await sql`
    update place_import_row r set outcome = case when found.place is not null then found."as" end, place_id = found.place,
      verdict = case when found.place is null then 'refuse' else verdict end,
      refusal = case when found.place is null then 'place_not_found' else refusal end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as found (line integer, place uuid, "as" text)
    where r.region_id = ${region} and r.import_id = ${id}::uuid and r.line = found.line`.execute(trx);
}

/** Rows that a person can still decide. They need the file if they are photos. */
export async function hasOpenRows(db: Database, region: string, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from place_import_row where region_id = ${region} and import_id = ${id}::uuid and outcome is null and verdict <> 'refuse'
    limit 1`.execute(db);
  return rows.length > 0;
}

/** Rows that an import takes now. */
export async function takenRows(db: Database, region: string, id: string): Promise<RowRecord[]> {
  const { rows } = await sql<RowRecord>`
    select * from place_import_row where region_id = ${region} and import_id = ${id}::uuid and record is not null and ${isTaken}
    order by line`.execute(db);
  return rows;
}

export async function saveOutcomes(
  trx: Database,
  region: string,
  id: string,
  outcomes: ReadonlyMap<string, Outcome>,
): Promise<void> {
  const values = [...outcomes].map(([key, { placeId, as }]) => ({ key, place: placeId, as }));
  await sql`
    update place_import_row r set outcome = found."as", place_id = found.place
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as found (key text, place uuid, "as" text)
    where r.region_id = ${region} and r.import_id = ${id}::uuid and r.source_key = found.key and ${isTaken}`.execute(
    trx,
  );
}

/** Rows of all imports that wait for a person. */
export async function countWaitingRows(
  db: Database,
  region: string,
): Promise<{ count: number; oldest: Date | null; newest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null; newest: Date | null }>`
    select count(*)::int as count, min(uploaded_at) as oldest, max(uploaded_at) as newest
    from place_import_row r join place_import i on i.region_id = r.region_id and i.id = r.import_id
    where r.region_id = ${region} and i.state in ('ready', 'done') and ${isWaiting}`.execute(db);
  return rows[0]!;
}
