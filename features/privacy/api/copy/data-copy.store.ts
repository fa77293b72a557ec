import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';
import type { DataCopyTable } from '../tables.ts';

type Writer = Database | Transaction<Tables>;
export type DataCopyRow = Selectable<DataCopyTable>;

export async function findLastCopy(db: Writer, region: string, accountId: string): Promise<DataCopyRow | undefined> {
  return db
    .selectFrom('data_copy')
    .selectAll()
    .where('region_id', '=', region)
    .where('account_id', '=', accountId)
    .orderBy('asked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findCopy(
  db: Writer,
  region: string,
  id: string,
  accountId?: string,
): Promise<DataCopyRow | undefined> {
  return db
    .selectFrom('data_copy')
    .selectAll()
    .where('region_id', '=', region)
    .where(sql<boolean>`id::text = ${id}`)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId!))
    .executeTakeFirst();
}

/** Counts the copies of the last 24 hours, except failed copies. */
export async function countRecentCopies(db: Writer, region: string, accountId: string): Promise<number> {
  const { rows } = await sql<{ copies: number }>`
    select count(*)::int as copies from data_copy
    where region_id = ${region} and account_id = ${accountId} and state <> 'failed'
      and asked_at > clock_timestamp() - interval '24 hours'`.execute(db);
  return rows[0]!.copies;
}

export async function insertCopy(db: Writer, region: string, accountId: string): Promise<DataCopyRow> {
  return db
    .insertInto('data_copy')
    .values({ region_id: region, account_id: accountId, ready_at: null, expires_at: null, file_id: null, bytes: null })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type Changes = Partial<Pick<DataCopyRow, 'state' | 'progress' | 'file_id' | 'bytes'>>;

export async function changeCopy(db: Writer, copy: Pick<DataCopyRow, 'region_id' | 'id'>, to: Changes): Promise<void> {
  await db.updateTable('data_copy').set(to).where('region_id', '=', copy.region_id).where('id', '=', copy.id).execute();
}

/** @returns false if the account was erased while the copy was made. */
export async function finishCopy(
  db: Writer,
  copy: Pick<DataCopyRow, 'region_id' | 'id'>,
  kept: { fileId: string; bytes: number; days: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_copy')
    .set({
      state: 'ready',
      progress: 100,
      file_id: kept.fileId,
      bytes: kept.bytes,
      ready_at: sql`clock_timestamp()`,
      expires_at: sql`clock_timestamp() + make_interval(days => ${kept.days})`,
    })
    .where('region_id', '=', copy.region_id)
    .where('id', '=', copy.id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Lists the copies whose files expired at `until` or earlier. */
export async function listOverCopies(db: Writer, region: string, until: Date): Promise<DataCopyRow[]> {
  return db
    .selectFrom('data_copy')
    .selectAll()
    .where('region_id', '=', region)
    .where('file_id', 'is not', null)
    .where('expires_at', '<=', until)
    .execute();
}
