import type { Transaction } from 'kysely';
import { type BookingRow, recordStep } from '#features/bookings/api/public.ts';
import { readSellables } from '#features/operators/api/public.ts';
import type { Tables } from '#server/database/tables.ts';
import { readGuests } from './called-off.store.ts';

/**
 * Notes that the guest of a called-off departure was notified by telephone. The caller must have locked the booking.
 * @returns false if there is nothing to say, or if the guest gets an email
 */
export async function markNotified(trx: Transaction<Tables>, booking: BookingRow, actorId: string): Promise<boolean> {
  const { region_id: region, operator_id: operatorId, id, departure_id: departureId, state } = booking;
  const { departure } = (await readSellables(trx, region, [departureId])).get(departureId)!;
  if (departure.state !== 'cancelled') return false;
  const guests = await readGuests(trx, { region, operatorId, departureId });
  const guest = guests.find(({ booking_id }) => booking_id === id);
  if (guest?.reach !== 'telephone') return false;
  const step = { bookingId: id, action: 'notified', from: state, to: state, actor: 'operator', actorId } as const;
  if (!guest.notified) await recordStep(trx, region, step);
  return true;
}
