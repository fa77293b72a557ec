import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { BookingRow } from './booking.store.ts';

export async function countPending(db: Database, region: string, operatorId: string): Promise<number> {
  const { rows } = await sql<{ pending: number }>`
    select count(*)::int as pending from booking
    where region_id = ${region} and operator_id = ${operatorId} and state = 'PENDING' and not test_mode`.execute(db);
  return rows[0]!.pending;
}

/** Holds come from baskets, resellers and changes of bookings. Only holds from baskets have an order. */
export async function readHolds(
  db: Database,
  region: string,
  departureId: string,
): Promise<Pick<BookingRow, 'id' | 'order_id' | 'channel'>[]> {
  return db
    .selectFrom('booking')
    .select(['id', 'order_id', 'channel'])
    .where('region_id', '=', region)
    .where('departure_id', '=', departureId)
    .where('state', '=', 'ON_HOLD')
    .execute();
}

export async function readHeldPlaces(
  db: Database,
  region: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('booking')
    .select(['departure_id', 'places'])
    .where('region_id', '=', region)
    .where('id', 'in', [...ids])
    .where('state', '=', 'ON_HOLD')
    .execute();
  const held = new Map<string, number>();
  for (const { departure_id, places } of rows) held.set(departure_id, (held.get(departure_id) ?? 0) + places);
  return held;
}
