import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

export interface Sold {
  currency: string;
  bookings: number;
  /** Minor units. */
  total: number;
}

/** Bookings that were confirmed at `from` or later and before `to`, also if they were cancelled afterwards. */
export async function soldBetween(db: Database, region: string, from: Date, to: Date): Promise<Sold[]> {
  const { rows } = await sql<Sold>`
    select currency, count(*)::int as bookings, sum(total)::bigint as total from booking
    where region_id = ${region} and confirmed_at >= ${from} and confirmed_at < ${to} and not test_mode
    group by currency order by currency`.execute(db);
  return rows;
}
