import { sql } from 'kysely';
import type { Writer } from './account.store.ts';

/** Whether this account is the region's only admin. */
export async function isLastAdmin(db: Writer, region: string, accountId: string): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select bool_or(account_id = ${accountId}) and count(*) = 1 as last from staff
    where region_id = ${region} and role = 'admin'`.execute(db);
  return rows[0]!.last ?? false;
}
