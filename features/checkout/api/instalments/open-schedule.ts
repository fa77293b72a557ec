import { type BookingRow, readOrderBookings } from '#features/bookings/api/public.ts';
import { closedLast, withoutClosed } from '#features/checkout/contract/closed-balance.ts';
import type { Instalment } from '#features/checkout/contract/order.ts';
import { scheduled } from '#features/checkout/contract/schedule.ts';
import { readCalledOff } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { nextInstalment } from '../change/change.store.ts';
import { type OrderRow, saveOrder } from '../order.store.ts';

type Payable = Pick<OrderRow, 'region_id' | 'id' | 'schedule' | 'paid'>;

export async function openSchedule(
  db: Database,
  order: Payable,
  bookings?: readonly BookingRow[],
): Promise<Instalment[]> {
  const known = bookings ?? (await readOrderBookings(db, order.region_id, order.id));
  const calledOff = await calledOffAmong(db, order.region_id, known);
  return withoutClosed(
    order.schedule,
    order.paid,
    known.map((booking) => ({ ...booking, calledOff: calledOff.has(booking.departure_id) })),
  );
}

/**
 * The caller must have locked the confirmed order.
 * @returns the updated order
 */
export async function setClosedApart(
  trx: Database,
  order: OrderRow,
  bookings: readonly BookingRow[],
): Promise<OrderRow> {
  const { region_id: region, id, schedule, paid } = order;
  const open = await openSchedule(trx, order, bookings);
  if (scheduled(open) === scheduled(schedule)) return order;
  const apart = closedLast(schedule, open, paid, await nextInstalment(trx, region, id, schedule));
  return apart === schedule ? order : saveOrder(trx, region, id, { schedule: JSON.stringify(apart) });
}

export async function calledOffAmong(
  db: Database,
  region: string,
  bookings: readonly Pick<BookingRow, 'departure_id'>[],
): Promise<Set<string>> {
  const ids = [...new Set(bookings.map(({ departure_id }) => departure_id))];
  if (ids.length === 0) return new Set();
  return new Set((await readCalledOff(db, region, ids)).map(({ departureId }) => departureId));
}
