import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { Finder, Goes, Leaving, Stays, TableDeclaration } from './declaration/declare.ts';
import { PERSONAL_DATA } from './declaration/tables.ts';

type Writer = Database | Transaction<Tables>;
export type Row = Record<string, unknown>;

export interface Subject {
  region: string;
  id: string;
  /** Empty for an erased account. */
  email: string;
}

const where = (...conditions: RawBuilder<boolean>[]) => sql<boolean>`${sql.join(conditions, sql` and `)}`;
const either = (conditions: RawBuilder<boolean>[]) =>
  conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`;

function finds(finder: Finder, subject: Subject, erasing: boolean): RawBuilder<boolean> {
  if ('account' in finder) {
    // With `where`, the column contains ids of several kinds as text.
    const is = finder.where
      ? sql<boolean>`${sql.ref(finder.account)} = ${subject.id}`
      : sql<boolean>`${sql.ref(finder.account)} = ${subject.id}::uuid`;
    return where(is, ...conditions(finder.where));
  }
  if ('address' in finder) {
    if (!subject.email) return sql<boolean>`false`;
    const column = sql.ref(finder.address);
    const address = finder.at ? sql`${column} ->> ${sql.lit(finder.at)}` : column;
    return where(
      sql<boolean>`lower(${address}) = ${subject.email.toLowerCase()}`,
      ...(finder.orphaned ? [sql<boolean>`${sql.ref(finder.orphaned)} is null`] : []),
    );
  }
  if ('mentions' in finder) {
    const text = sql`lower(${sql.ref(finder.mentions)}::text)`;
    const values = [subject.id, subject.email.toLowerCase()].filter(Boolean);
    return either(values.map((value) => sql<boolean>`position(${value} in ${text}) > 0`));
  }
  const own = sql.join(Object.keys(finder.by).map((column) => sql.ref(column)));
  const theirs = sql.join(Object.values(finder.by).map((column) => sql.ref(column)));
  return sql<boolean>`(${own}) in (select ${theirs} from ${sql.table(finder.of)} where ${about(finder.of, subject, erasing)})`;
}

/** SQL condition for the person's rows. An erasure leaves out rows that must wait. */
function about(name: string, subject: Subject, erasing: boolean): RawBuilder<boolean> {
  const table = PERSONAL_DATA[name];
  if (!table || table.about === 'nobody') return sql`false`;
  const finders = erasing && table.erased === 'rows' ? [...table.about, ...(table.alsoErased ?? [])] : table.about;
  const finished = erasing && table.erased === 'names' ? [...conditions(table.finished), ...past(name, table)] : [];
  return where(
    inRegion(table, subject.region, erasing),
    either(finders.map((it) => finds(it, subject, erasing))),
    ...finished,
  );
}

function inRegion(table: TableDeclaration, region: string, erasing: boolean): RawBuilder<boolean> {
  if (table.about === 'nobody' || table.scope !== 'queue') return sql`region_id = ${region}`;
  const own = sql<boolean>`id in (select id from graphile_worker.jobs where starts_with(task_identifier, ${`${region}:`}))`;
  // A locked job is running. The erasure itself is such a job.
  return erasing ? where(own, sql`locked_at is null`) : own;
}

function conditions(values: Readonly<Record<string, string>> = {}): RawBuilder<boolean>[] {
  return Object.entries(values).map(([column, value]) => sql<boolean>`${sql.ref(column)} = ${value}`);
}

/** SQL condition for rows that are no longer in the view of `waitsFor`. */
function past(name: string, { waitsFor }: Stays): RawBuilder<boolean>[] {
  if (!waitsFor) return [];
  const same = Object.entries({ region_id: 'region_id', ...waitsFor.by }).map(
    ([own, theirs]) => sql<boolean>`${sql.ref(`${waitsFor.view}.${theirs}`)} = ${sql.ref(`${name}.${own}`)}`,
  );
  return [sql<boolean>`not exists (select from ${sql.table(waitsFor.view)} where ${where(...same)})`];
}

export async function readRows(db: Writer, name: string, subject: Subject): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(name)} where ${about(name, subject, false)}`.execute(db);
  return rows;
}

export async function countRows(db: Writer, names: readonly string[], subject: Subject): Promise<Map<string, number>> {
  const counts = names.map(
    (name) =>
      sql`select ${name} as name, count(*)::int as rows from ${sql.table(name)} where ${about(name, subject, false)}`,
  );
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(db);
  return new Map(rows.map((row) => [row.name, row.rows]));
}

/** Lets this transaction change rows of append-only tables. */
export async function beginErasing(trx: Writer): Promise<void> {
  await sql`select set_config('vereda.erasing', 'on', true)`.execute(trx);
}

/** Writes the account's id into rows that are found by email address, so that later erasures find them. */
export async function adoptRows(trx: Writer, name: string, table: TableDeclaration, subject: Subject): Promise<void> {
  for (const finder of table.about === 'nobody' ? [] : table.about) {
    if (!('address' in finder) || !finder.orphaned) continue;
    await sql`update ${sql.table(name)} set ${sql.ref(finder.orphaned)} = ${subject.id}::uuid
      where region_id = ${subject.region} and ${finds(finder, subject, true)}`.execute(trx);
  }
}

export async function lockErasable(trx: Writer, name: string, subject: Subject): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select *, ctid::text as "$row" from ${sql.table(name)} where ${about(name, subject, true)} for update`.execute(trx);
  return rows;
}

export async function eraseRows(trx: Writer, name: string, _table: Goes, subject: Subject): Promise<void> {
  await sql`delete from ${sql.table(name)} where ${about(name, subject, true)}`.execute(trx);
}

export async function eraseNames(
  trx: Writer,
  name: string,
  { becomes }: Stays,
  subject: Subject,
  leaving: Leaving,
): Promise<void> {
  const changes = Object.entries(becomes);
  if (changes.length === 0) return;
  for (const row of await lockErasable(trx, name, subject)) {
    const values = changes.map(([column, become]) => sql`${sql.ref(column)} = ${stored(become(row[column], leaving))}`);
    await sql`update ${sql.table(name)} set ${sql.join(values)} where ctid = ${row.$row}::tid`.execute(trx);
  }
}

export async function countWaiting(trx: Writer, name: string, subject: Subject): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from ${sql.table(name)}
    where ${about(name, subject, false)} and not (${about(name, subject, true)})`.execute(trx);
  return rows[0]!.waiting;
}

const stored = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value);
