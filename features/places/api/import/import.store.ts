import { type Kysely, sql } from 'kysely';
import type { Tables } from '#server/database/tables.ts';
import type { ImportReport } from './import-report.ts';

type Db = Kysely<Tables>;

export type ImportedRow = Record<(typeof COLUMNS)[number], unknown> & { region_id: string; id: string; slug: string };

export interface SourceRow {
  source: string;
  source_key: string;
  company_id: string;
  licence: string;
  dated: string;
  url: string | null;
  fields: string[];
  raw: unknown;
}

const COLUMNS = [
  'name',
  'other_names',
  'category',
  'kind_label',
  'district',
  'address',
  'phones',
  'website',
  'lon',
  'lat',
  'altitude',
  'from_centre',
  'hours_rule',
  'hours_class',
  'hours_note',
  'hours_source',
  'open_week',
  'hours_vary',
  'fees',
  'visit_minutes',
  'needs',
  'activities',
  'access_legs',
  'summary',
  'summary_source',
  'doubts',
  'unverified_reports',
  'part_of',
  'ticket',
  'poster',
  'interest',
  'featured',
] as const;

const EDITED_TOGETHER: Partial<Record<(typeof COLUMNS)[number], string[]>> = {
  hours_class: ['hours_rule'],
  hours_source: ['hours_rule'],
  open_week: ['hours_rule'],
  hours_vary: ['hours_rule'],
  lon: ['lat'],
  lat: ['lon'],
  from_centre: ['lon', 'lat'],
  district: ['lon', 'lat'],
  summary_source: ['summary'],
  needs: ['access'],
};

/** Waits for other imports of the region. The lock lasts until the transaction ends. */
export async function lockImports(db: Db, region: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`import ${region}`}))`.execute(db);
}

/** Places by the records of their sources. People pinned some of the records to their places. */
export async function knownPlaces(
  db: Db,
  region: string,
): Promise<{ bySource: Map<string, string>; slugs: Map<string, string>; pins: Map<string, string> }> {
  const sources = await db
    .selectFrom('company_source')
    .select(['source', 'source_key', 'company_id', 'pinned'])
    .where('region_id', '=', region)
    .execute();
  const places = await db.selectFrom('company').select(['id', 'slug']).where('region_id', '=', region).execute();
  const idOf = ({ source, source_key, company_id }: (typeof sources)[number]) =>
    [`${source} ${source_key}`, company_id] as const;
  return {
    bySource: new Map(sources.map(idOf)),
    slugs: new Map(places.map(({ id, slug }) => [slug, id])),
    pins: new Map(sources.filter(({ pinned }) => pinned).map(idOf)),
  };
}

/**
 * Keeps the values of columns that people edited.
 * @returns the ids of added and changed places
 */
export async function writePlaces(
  db: Db,
  rows: ImportedRow[],
  onProgress?: (written: number, total: number) => Promise<void>,
): Promise<{ added: string[]; changed: string[] }> {
  const written: { added: string[]; changed: string[] } = { added: [], changed: [] };
  let done = 0;
  for (const some of inChunks(rows)) {
    const { added, changed } = await writeSome(db, some);
    written.added.push(...added);
    written.changed.push(...changed);
    done += some.length;
    await onProgress?.(done, rows.length);
  }
  return written;
}

const CHUNK = 2000;

/** Places that name each other come first and together, because the database checks the names after each statement. */
function inChunks(rows: ImportedRow[]): ImportedRow[][] {
  if (rows.length <= CHUNK) return [rows];
  const named = new Set(rows.flatMap(({ part_of, ticket }) => [part_of, ticket]));
  const isLinked = (row: ImportedRow) => row.part_of !== null || row.ticket !== null || named.has(row.id);
  const others = rows.filter((row) => !isLinked(row));
  const chunks = [rows.filter(isLinked)];
  for (let at = 0; at < others.length; at += CHUNK) chunks.push(others.slice(at, at + CHUNK));
  return chunks;
}

async function writeSome(db: Db, rows: ImportedRow[]): Promise<{ added: string[]; changed: string[] }> {
  const columns = sql.join(COLUMNS.map((name) => sql.ref(name)));
  const kept = COLUMNS.map((name) => {
    const editors = [name, ...(EDITED_TOGETHER[name] ?? [])];
    return sql`case when company.edited_fields && ${editors}::text[] then company.${sql.ref(name)} else excluded.${sql.ref(name)} end`;
  });
  const sets = sql.join(COLUMNS.map((name, i) => sql`${sql.ref(name)} = ${kept[i]}`));
  const old = sql.join(COLUMNS.map((name) => sql`company.${sql.ref(name)}`));
  const { rows: written } = await sql<{ id: string; added: boolean }>`
    insert into company (region_id, id, slug, ${columns})
    select region_id, id, slug, ${columns} from jsonb_populate_recordset(null::company, ${JSON.stringify(rows)}::jsonb)
    on conflict (region_id, id) do update set ${sets}, updated_at = now()
    where (${old}) is distinct from (${sql.join(kept)})
    returning id, xmax = 0 as added`.execute(db);
  return {
    added: written.filter((row) => row.added).map((row) => row.id),
    changed: written.filter((row) => !row.added).map((row) => row.id),
  };
}

/** @returns the number of added, changed and deleted rows */
export async function writeSources(db: Db, region: string, rows: SourceRow[]): Promise<number> {
  let changed = 0;
  for (const some of sourceChunks(rows)) changed += await writeSomeSources(db, region, some);
  return changed;
}

/** The rows of a key are in one chunk, because a row whose source the chunk does not name is deleted. */
function sourceChunks(rows: SourceRow[]): SourceRow[][] {
  if (rows.length <= CHUNK) return [rows];
  const chunks: SourceRow[][] = [];
  for (const ofKey of Map.groupBy(rows, ({ source_key }) => source_key).values()) {
    const last = chunks.at(-1);
    if (last && last.length + ofKey.length <= CHUNK) last.push(...ofKey);
    else chunks.push([...ofKey]);
  }
  return chunks;
}

async function writeSomeSources(db: Db, region: string, rows: SourceRow[]): Promise<number> {
  const columns = sql.raw('source, source_key, company_id, licence, dated, url, fields, raw');
  const records = JSON.stringify(rows);
  const takenBack = await sql`
    with record as (select source, source_key from jsonb_populate_recordset(null::company_source, ${records}::jsonb))
    delete from company_source where region_id = ${region} and source_key in (select source_key from record)
      and (source, source_key) not in (select source, source_key from record)`.execute(db);
  const written = await sql`
    insert into company_source (region_id, ${columns})
    select ${region}, ${columns} from jsonb_populate_recordset(null::company_source, ${records}::jsonb)
    on conflict (region_id, source, source_key) do update set
      company_id = excluded.company_id, licence = excluded.licence, dated = excluded.dated, url = excluded.url,
      fields = excluded.fields, raw = excluded.raw
    where (company_source.company_id, company_source.licence, company_source.dated, company_source.url, company_source.fields, company_source.raw)
      is distinct from (excluded.company_id, excluded.licence, excluded.dated, excluded.url, excluded.fields, excluded.raw)`.execute(
    db,
  );
  return Number(takenBack.numAffectedRows ?? 0) + Number(written.numAffectedRows ?? 0);
}

export async function refreshWords(db: Db, region: string): Promise<void> {
  await sql`select refresh_company_words(${region})`.execute(db);
}

export async function lastDataHash(db: Db, region: string): Promise<string | null> {
  const run = await db
    .selectFrom('import_run')
    .select('data_hash')
    .where('region_id', '=', region)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return run?.data_hash ?? null;
}

export async function writeRun(db: Db, report: ImportReport, startedAt: Date): Promise<void> {
  const { region, dataHash, taken, merged, doubted, refused, changed } = report;
  await db
    .insertInto('import_run')
    .values({
      region_id: region,
      started_at: startedAt,
      data_hash: dataHash,
      taken: taken.length,
      merged: merged.length,
      doubted: doubted.length,
      refused: refused.length,
      changed,
      report: JSON.stringify(report),
    })
    .execute();
}
