import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/** All amounts are in minor units. */
export interface Disputed {
  taken: number;
  fee: number;
}

export async function readDisputed(trx: Database, region: string, paymentId: string): Promise<Disputed> {
  const { rows } = await sql<Disputed>`
    select coalesce(sum(amount) filter (where account = 'dispute'), 0)::bigint as taken,
      coalesce(-sum(amount) filter (where account = 'provider' and entry like 'dispute-fee/%'), 0)::bigint as fee
    from ledger_posting where region_id = ${region} and payment_id = ${paymentId}`.execute(trx);
  return rows[0]!;
}

export async function countWon(trx: Database, region: string, paymentId: string): Promise<number> {
  const { rows } = await sql<{ won: number }>`
    select count(distinct entry)::int as won from ledger_posting
    where region_id = ${region} and payment_id = ${paymentId} and entry like 'dispute-won/%'`.execute(trx);
  return rows[0]!.won;
}
