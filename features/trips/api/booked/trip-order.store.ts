import { type Selectable, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { TripOrderTable } from '../tables.ts';

export type TripOrderRow = Selectable<TripOrderTable>;

export async function linkOrder(trx: Database, link: Omit<TripOrderRow, 'added_at'>): Promise<void> {
  await sql`
    insert into trip_order (region_id, trip_id, order_id, reference, quotation)
    values (${link.region_id}, ${link.trip_id}, ${link.order_id}, ${link.reference}, ${link.quotation})
    on conflict (region_id, trip_id, order_id)
      do update set quotation = coalesce(excluded.quotation, trip_order.quotation)`.execute(trx);
}

/** The rows are sorted by trip id, because every transaction locks trips in this order. */
export function readTripsOfOrder(db: Database, region: string, orderId: string): Promise<TripOrderRow[]> {
  return db
    .selectFrom('trip_order')
    .selectAll()
    .where('region_id', '=', region)
    .where('order_id', '=', orderId)
    .orderBy('trip_id')
    .execute();
}

export async function readOrderIdsOfTrip(db: Database, region: string, tripId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('trip_order')
    .select('order_id')
    .where('region_id', '=', region)
    .where('trip_id', '=', tripId)
    .execute();
  return rows.map(({ order_id }) => order_id);
}
