import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** @returns amounts in minor units, whose keys are currencies */
export async function readHeldByProvider(
  db: Database,
  region: string,
): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount)::bigint as amount from ledger_posting
    where region_id = ${region} and account = 'provider' group by currency having sum(amount) <> 0 order by currency`.execute(
    db,
  );
  return rows;
}
