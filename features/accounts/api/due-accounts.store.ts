import { sql, type Transaction } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/tables.ts';

type Writer = Database | Transaction<Tables>;

export async function listDueAccounts(db: Writer, region: string, days: number, asOf: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account where region_id = ${region} and state = 'deletion_requested'
      and deletion_requested_at <= ${asOf}::timestamptz - make_interval(days => ${days})`.execute(db);
  return rows.map(({ id }) => id);
}
