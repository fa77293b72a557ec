import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';

/**
 * Returns SQL for a sum in minor units.
 * @param order the alias of the order's table
 */
export const refundedToBookings = (order: string): RawBuilder<number> => {
  const { id, region_id } = { id: sql.ref(`${order}.id`), region_id: sql.ref(`${order}.region_id`) };
  return sql`(select coalesce(sum(r.amount), 0) from refund r
    where r.region_id = ${region_id} and r.order_id = ${id} and r.booking_id is not null)`;
};

/** @param booking the alias of the booking's table */
export const hasRefund = (booking: string): RawBuilder<boolean> => sql`exists (
  select from refund r where r.region_id = ${sql.ref(`${booking}.region_id`)} and r.booking_id = ${sql.ref(`${booking}.id`)})`;

/** Returns the amounts in minor units that were promised at `from` or later and before `to`. */
export async function refundedBetween(
  db: Database,
  region: string,
  from: Date,
  to: Date,
): Promise<{ currency: string; refunds: number; total: number }[]> {
  const { rows } = await sql<{ currency: string; refunds: number; total: number }>`
    select currency, count(*)::int as refunds, sum(amount)::bigint as total from refund
    where region_id = ${region} and created_at >= ${from} and created_at < ${to}
    group by currency order by currency`.execute(db);
  return rows;
}
