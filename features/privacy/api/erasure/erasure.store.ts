import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';

type Writer = Database | Transaction<Tables>;

/** Accounts whose grace was over at a moment. */
export async function listDueAccounts(db: Writer, region: string, days: number, asOf: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account where region_id = ${region} and state = 'deletion_requested'
      and deletion_requested_at <= ${asOf}::timestamptz - make_interval(days => ${days})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether the region would be left without anybody who administers it. */
export async function isLastAdmin(db: Writer, region: string, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select bool_or(account_id = ${accountId}) and count(*) = 1 as last from staff
    where region_id = ${region} and role = 'admin'`.execute(db);
  return rows[0]!.last ?? false;
}
