import { sql } from 'kysely';
import type { BookingRow } from '#features/bookings/api/public.ts';
import type { BookingsQuery } from '#features/octo/contract/booking-requests.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { ResellerKeyRow } from '../keys/reseller-key.store.ts';

const MOST = 500;

/**
 * A reseller's bookings of one operator, or of all operators that the region sells for, newest first. @param filter at least one reference, or days
 * of departures.
 */
export function listBookings(db: Database, key: ResellerKeyRow, filter: BookingsQuery): Promise<BookingRow[]> {
  const from = filter.localDateStart ?? filter.localDate;
  const to = filter.localDateEnd ?? filter.localDate;
  let query = db
    .selectFrom('booking')
    .innerJoin('departure', (join) =>
      join.onRef('departure.region_id', '=', 'booking.region_id').onRef('departure.id', '=', 'booking.departure_id'),
    )
    .selectAll('booking')
    .where('booking.region_id', '=', key.region_id)
    .where('booking.channel', '=', 'octo')
    .where(sql<boolean>`coalesce((booking.reseller ->> 'region')::boolean, false) = ${key.operator_id === null}`)
    .where('booking.test_mode', '=', key.mode === 'test')
    .where(sql<boolean>`booking.reseller ->> 'name' = ${key.reseller}`);
  if (key.operator_id) query = query.where('booking.operator_id', '=', key.operator_id);
  if (filter.resellerReference !== undefined)
    query = query.where(sql<boolean>`booking.reseller ->> 'resellerReference' = ${filter.resellerReference}`);
  if (filter.supplierReference !== undefined)
    query = query.where('booking.reference', '=', filter.supplierReference.toUpperCase());
  if (from && to) query = query.where(sql<boolean>`departure.local_date between ${from}::date and ${to}::date`);
  for (const [column, id] of [
    ['booking.plan_id', filter.productId],
    ['booking.option_id', filter.optionId],
  ] as const) {
    if (id !== undefined) query = isUuid(id) ? query.where(column, '=', id) : query.where(sql<boolean>`false`);
  }
  return query.orderBy('booking.created_at', 'desc').orderBy('booking.id').limit(MOST).execute();
}
