import { type RawBuilder, sql } from 'kysely';
import { type BookingRow, bookingRows } from '#features/bookings/api/public.ts';
import type { BookingsQuery } from '#features/octo/contract/booking-requests.ts';
import { joinDeparture } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { ResellerKeyRow } from '../keys/reseller-key.store.ts';

const MOST = 500;

/**
 * A key of the region finds bookings of all operators.
 * @param filter a reference, or days of departures
 */
export async function listBookings(db: Database, key: ResellerKeyRow, filter: BookingsQuery): Promise<BookingRow[]> {
  const from = filter.localDateStart ?? filter.localDate;
  const to = filter.localDateEnd ?? filter.localDate;
  const given = [
    key.operator_id && sql`b.operator_id = ${key.operator_id}`,
    filter.resellerReference !== undefined && sql`b.reseller ->> 'resellerReference' = ${filter.resellerReference}`,
    filter.supplierReference !== undefined && sql`b.reference = ${filter.supplierReference.toUpperCase()}`,
    from && to && sql`d.local_date between ${from}::date and ${to}::date`,
    filter.productId !== undefined && isId(sql`b.plan_id`, filter.productId),
    filter.optionId !== undefined && isId(sql`b.option_id`, filter.optionId),
  ].filter((condition) => !!condition);
  const { rows } = await sql<BookingRow>`
    select b.* from ${bookingRows('b')} ${joinDeparture('d', 'b.departure_id')}
    where b.region_id = ${key.region_id} and b.channel = 'octo'
      and coalesce((b.reseller ->> 'region')::boolean, false) = ${key.operator_id === null}
      and b.test_mode = ${key.mode === 'test'} and b.reseller ->> 'name' = ${key.reseller}
      and ${sql.join([sql`true`, ...given], sql` and `)}
    order by b.created_at desc, b.id limit ${MOST}`.execute(db);
  return rows;
}

const isId = (column: RawBuilder<unknown>, id: string) => (isUuid(id) ? sql`${column} = ${id}` : sql`false`);
