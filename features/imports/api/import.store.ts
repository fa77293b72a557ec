import { type Selectable, sql } from 'kysely';
import { accountName } from '#features/accounts/api/public.ts';
import type { FileFormat } from '#features/imports/contract/columns.ts';
import { type ImportMove, moveOf } from '#features/imports/contract/import-states.ts';
import type { ImportSource, Mapping } from '#features/imports/contract/imports.ts';
import type { ImportPurpose } from '#features/imports/contract/sheet.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { Box } from '#server/osm/box.ts';
import type { PlaceImportTable, StoredColumn } from './tables.ts';

export type ImportRecord = Omit<Selectable<PlaceImportTable>, 'content' | 'content_hash' | 'region_id'>;
export type ListedImport = ImportRecord & TimeCursor & { by: string | null };

const columns = sql.raw(
  `id, purpose, same_rows, state, file_name, format, notes, columns, headings_key, mapping, is_remembered, source, box, progress_done, progress_of, progress_step, failure,
    removed, paused, uploaded_by, uploaded_at, started_at, finished_at`,
);

interface NewImport {
  name: string;
  content: Buffer;
  /** Equal for the same file with the same box. */
  hash: Buffer;
  by: string | null;
  box: Box | null;
  purpose?: ImportPurpose;
}

/** @returns the id of the waiting import of the same file, or of a new import */
export async function insertImport(
  trx: Database,
  region: string,
  { name, content, hash, by, box, purpose = 'places' }: NewImport,
): Promise<{ id: string; isNew: boolean }> {
  // Two equal uploads at the same time wait for each other.
  await sql`select pg_advisory_xact_lock(hashtext(${`upload ${region}`}))`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    select id from place_import where region_id = ${region} and content_hash = ${hash} and state in ('reading', 'asking', 'ready')
    order by uploaded_at desc limit 1`.execute(trx);
  if (rows[0]) return { id: rows[0].id, isNew: false };
  const { id } = await trx
    .insertInto('place_import')
    .values({
      ...{ region_id: region, file_name: name, content, content_hash: hash, uploaded_by: by, purpose },
      box: box && [...box],
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, isNew: true };
}

export async function findImport(db: Database, region: string, id: string): Promise<ListedImport | undefined> {
  const { rows } = await sql<ListedImport>`
    select ${columns}, ${accountName('place_import', 'uploaded_by')} as by, ${microseconds(sql`uploaded_at`)} as at
    from place_import where region_id = ${region} and id = ${id}::uuid`.execute(db);
  return rows[0];
}

export async function lockImport(trx: Database, region: string, id: string): Promise<ImportRecord | undefined> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from place_import where region_id = ${region} and id = ${id}::uuid for update`.execute(trx);
  return rows[0];
}

export async function listImportRecords(
  db: Database,
  region: string,
  { limit, after, purpose }: { limit: number; after: TimeCursor | null; purpose: ImportPurpose | undefined },
): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    select ${columns}, ${accountName('place_import', 'uploaded_by')} as by, ${microseconds(sql`uploaded_at`)} as at
    from place_import where region_id = ${region} and ${beyond(sql`uploaded_at`, sql`id`, after)}
      and ${purpose === undefined ? sql`true` : sql`purpose = ${purpose}`}
    order by uploaded_at desc, id limit ${limit}`.execute(db);
  return rows;
}

export async function readContent(db: Database, region: string, id: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('place_import')
    .select('content')
    .where('region_id', '=', region)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.content ?? null;
}

interface MoveParts {
  failure?: string | null;
  removed?: number;
  paused?: number;
  /** Photos that wait for a person stay in the file. */
  keepsFile?: boolean;
}

/**
 * The only function that changes the state of an import. `row` must be locked.
 * @returns false if the import may not move so
 */
export async function moveImport(
  trx: Database,
  region: string,
  row: Pick<ImportRecord, 'id' | 'state'>,
  move: ImportMove,
  { failure = null, removed, paused, keepsFile = false }: MoveParts = {},
): Promise<boolean> {
  const state = moveOf(row.state, move);
  if (!state) return false;
  await trx
    .updateTable('place_import')
    .set({
      ...{ state, failure, progress_done: null, progress_of: null, progress_step: null },
      ...(move === 'start' && { started_at: sql<Date>`now()` }),
      // The records are stored now, so the file is no longer needed.
      ...(move === 'finish' && { finished_at: sql<Date>`now()`, ...(!keepsFile && { content: null }) }),
      ...(move === 'undone' && { removed: removed ?? 0, paused: paused ?? 0, content: null }),
    })
    .where('region_id', '=', region)
    .where('id', '=', row.id)
    .execute();
  return true;
}

export async function saveMapping(
  trx: Database,
  region: string,
  id: string,
  { mapping, source }: { mapping: Mapping; source: ImportSource },
): Promise<void> {
  await trx
    .updateTable('place_import')
    .set({ mapping: JSON.stringify(mapping), source: JSON.stringify(source), is_remembered: false })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

export interface Reading {
  format: FileFormat;
  notes: string[];
  columns: StoredColumn[];
  headingsKey: string;
  mapping: Mapping;
  isRemembered: boolean;
  /** Null for photos, each of which has a source of its own. */
  source: ImportSource | null;
}

export async function saveReading(trx: Database, region: string, id: string, reading: Reading): Promise<void> {
  const { format, notes, headingsKey, isRemembered } = reading;
  await trx
    .updateTable('place_import')
    .set({
      ...{ format, notes, headings_key: headingsKey, is_remembered: isRemembered },
      columns: JSON.stringify(reading.columns),
      mapping: JSON.stringify(reading.mapping),
      source: reading.source && JSON.stringify(reading.source),
    })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

/** For the region's own sheet, whose rows are stored apart. */
export async function saveSheetReading(
  trx: Database,
  region: string,
  id: string,
  { format, notes, same }: { format: FileFormat; notes: string[]; same: number },
): Promise<void> {
  await trx
    .updateTable('place_import')
    .set({ purpose: 'sheet', format, notes, same_rows: same })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}

/** The mapping that a person confirmed for the last file with the same titles. */
export async function rememberedMapping(
  db: Database,
  region: string,
  headingsKey: string,
): Promise<{ mapping: Mapping; source: ImportSource } | undefined> {
  const { rows } = await sql<{ mapping: Mapping; source: ImportSource }>`
    select mapping, source from place_import where region_id = ${region} and headings_key = ${headingsKey}
      and mapping is not null and source is not null and started_at is not null
    order by uploaded_at desc limit 1`.execute(db);
  return rows[0];
}

export async function dropImport(db: Database, region: string, id: string): Promise<void> {
  await db.deleteFrom('place_import').where('region_id', '=', region).where('id', '=', id).execute();
}

export interface Progress {
  /** `file` is in percent of the file. */
  step: 'file' | 'rows';
  done: number;
  total: number;
}

/** Runs outside of the job's transaction, so that people see it at once. */
export async function saveProgress(
  db: Database,
  region: string,
  id: string,
  { step, done, total }: Progress,
): Promise<void> {
  await db
    .updateTable('place_import')
    .set({ progress_done: done, progress_of: total, progress_step: step })
    .where('region_id', '=', region)
    .where('id', '=', id)
    .execute();
}
