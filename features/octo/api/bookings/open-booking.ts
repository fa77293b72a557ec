import { type BookingRow, findBooking, lockBookings } from '#features/bookings/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import type { ResellerKeyRow } from '../keys/reseller-key.store.ts';
import { unknownId } from '../octo-error.ts';

/**
 * The key and the booking must have the same agency name, the same mode, and the same operator or region. A newer key
 * therefore finds older bookings of the agency.
 */
export function isTheirs(booking: BookingRow, key: ResellerKeyRow): boolean {
  return (
    booking.channel === 'octo' &&
    (key.operator_id === null || booking.operator_id === key.operator_id) &&
    (booking.reseller?.region ?? false) === (key.operator_id === null) &&
    booking.test_mode === (key.mode === 'test') &&
    booking.reseller?.name === key.reseller
  );
}

/** Returns true for a hold whose time is over, even if no job has released it yet. */
export function isOver({ state, hold_until }: BookingRow, now: Date): boolean {
  return state === 'EXPIRED' || (state === 'ON_HOLD' && hold_until !== null && hold_until <= now);
}

/** @throws INVALID_BOOKING_UUID for an unknown booking or a booking of another reseller */
export async function showBooking(db: Database, key: ResellerKeyRow, uuid: string): Promise<BookingRow> {
  const booking = isUuid(uuid) ? await findBooking(db, key.region_id, uuid) : undefined;
  if (!booking || !isTheirs(booking, key)) throw unknownId('INVALID_BOOKING_UUID', uuid);
  return booking;
}

/** @throws INVALID_BOOKING_UUID for an unknown booking, a booking of another reseller or an expired hold */
export async function lockBooking(trx: Database, key: ResellerKeyRow, uuid: string): Promise<BookingRow> {
  const [booking] = isUuid(uuid) ? await lockBookings(trx, key.region_id, [uuid]) : [];
  if (!booking || !isTheirs(booking, key) || isOver(booking, new Date())) throw unknownId('INVALID_BOOKING_UUID', uuid);
  return booking;
}
