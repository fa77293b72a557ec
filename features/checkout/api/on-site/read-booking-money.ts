import { expectedView, readExpected } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { BookingMoney } from '#features/bookings/contract/on-site.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { orderRows } from '../joins.store.ts';
import { findOperatorBooking } from '../operator/operator-sale.store.ts';

/** @throws 404 for a booking of another operator, and for a booking that a reseller sold */
export async function readBookingMoney(
  db: Database,
  key: { region: string; operatorId: string; bookingId: string },
): Promise<BookingMoney> {
  const sale = await findOperatorBooking(db, key);
  const [party] = sale
    ? await readExpected(db, { ...key, departureId: sale.departure_id }, orderRows, [key.bookingId])
    : [];
  const money = party && expectedView(party).money;
  if (!money) throw problem(BOOKING_ERRORS, 'booking_not_found');
  return money;
}
