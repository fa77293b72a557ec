import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface Sold {
  currency: string;
  bookings: number;
  /** In minor units. */
  total: number;
}

/** Counts bookings that were confirmed at `from` or later and before `to`, even if they were cancelled later. */
export async function soldBetween(db: Database, region: string, from: Date, to: Date): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select currency, count(*)::int as bookings, sum(total)::bigint as total from booking
    where region_id = ${region} and confirmed_at >= ${from} and confirmed_at < ${to} and not test_mode
    group by currency order by currency`.execute(db);
  return rows;
}
