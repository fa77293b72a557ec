import type { Transaction } from 'kysely';
import { type BookingRow, lockBookings, lockPlaces, moveBooking } from '#features/bookings/api/public.ts';
import type { ChangeState } from '#features/checkout/contract/change.ts';
import type { Tables } from '#server/database/tables.ts';
import { type ChangeRow, endChange, findOpenChange } from './change.store.ts';

/** The caller must have locked the booking and its order. */
export async function endOpenChange(
  trx: Transaction<Tables>,
  booking: BookingRow,
  state: Exclude<ChangeState, 'open' | 'done'>,
): Promise<void> {
  const change = await findOpenChange(trx, booking.region_id, booking.id);
  if (!change) return;
  await releaseHold(trx, booking, change);
  await endChange(trx, change, state);
}

export async function releaseHold(trx: Transaction<Tables>, booking: BookingRow, change: ChangeRow): Promise<void> {
  if (!change.hold_id) return;
  const [hold] = await lockBookings(trx, booking.region_id, [change.hold_id]);
  if (hold?.state !== 'ON_HOLD') return;
  // Departures are locked in a fixed order to avoid deadlocks.
  await lockPlaces(trx, booking.region_id, [booking.departure_id, hold.departure_id]);
  await moveBooking(trx, hold, { action: 'release', actor: 'system' });
}
