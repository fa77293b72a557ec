import type { Transaction } from 'kysely';
import { type BookingRow, moveBooking } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { readHeldBack } from '#features/operators/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { owedFor, oweMore } from './owed.ts';

/**
 * Confirming makes the reseller owe the net price. The caller must have locked the booking.
 * @throws closed_stop
 */
export async function confirmOnAccount(
  trx: Transaction<Tables>,
  platform: Platform,
  booking: BookingRow,
): Promise<BookingRow> {
  const { region_id: region, departure_id: departureId } = booking;
  if ((await readHeldBack(trx, region, [departureId])).size > 0) throw problem(BOOKING_ERRORS, 'closed_stop');
  const moved = await moveBooking(trx, booking, {
    action: booking.snapshot.confirmation === 'MANUAL' ? 'ask' : 'confirm',
    actor: 'reseller',
  });
  await oweMore(trx, `octo-confirm/${booking.id}`, moved, owedFor(moved));
  if (!moved.test_mode)
    await platform.jobs.add(trx, 'checkout/tell-operator', { bookingId: moved.id, about: 'booked' });
  return moved;
}
