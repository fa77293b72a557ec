import type { Cancellation } from '#features/bookings/contract/booking.ts';
import type { BookingActor } from '#features/bookings/contract/booking-states.ts';
import type { Database } from '#server/database/connect.ts';
import { type BookingRow, recordStep, saveBooking } from './booking.store.ts';
import { givePlaces } from './capacity.store.ts';

export interface Amendment {
  actor: BookingActor;
  actorId: string | null;
  reason: string | null;
  cancellation: Cancellation;
  /** Returns the tax that is included in `total`. Both amounts are in minor units. */
  taxOf(total: number): number;
}

export async function amendItems(
  trx: Database,
  booking: BookingRow,
  gone: readonly string[],
  { actor, actorId, reason, cancellation, taxOf }: Amendment,
): Promise<BookingRow> {
  const leaving = booking.items.filter(({ id, state }) => state === 'active' && gone.includes(id));
  const price = leaving.reduce((sum, item) => sum + item.price, 0);
  // A private group keeps the whole departure until its last item is cancelled.
  const isShared =
    booking.places === booking.items.filter(({ state }) => state === 'active').reduce((sum, it) => sum + it.places, 0);
  const places = isShared ? leaving.reduce((sum, item) => sum + item.places, 0) : 0;
  await givePlaces(trx, booking.region_id, [{ departureId: booking.departure_id, places }]);
  await recordStep(trx, booking.region_id, {
    bookingId: booking.id,
    action: 'amend',
    from: booking.state,
    to: booking.state,
    actor,
    actorId,
    reason,
  });
  const items = booking.items.map((item) => (leaving.includes(item) ? { ...item, state: 'cancelled' as const } : item));
  return saveBooking(trx, booking.region_id, booking.id, {
    items: JSON.stringify(items),
    places: booking.places - places,
    total: booking.total - price,
    tax: taxOf(booking.total - price),
    cancellation: JSON.stringify(cancellation),
  });
}
