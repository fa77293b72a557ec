import type { Transaction } from 'kysely';
import {
  type BookingRow,
  exchangePlaces,
  lockBookings,
  lockPlaces,
  moveBooking,
  type Refused,
  recordStep,
  saveBooking,
} from '#features/bookings/api/public.ts';
import type { BookingActor } from '#features/bookings/contract/booking-states.ts';
import { moveWords } from '#features/bookings/contract/booking-words.ts';
import type { Tables } from '#server/database/tables.ts';
import { type Becoming, namedItems } from './becoming.ts';

export interface Swap {
  booking: BookingRow;
  to: Becoming;
  holdId: string | null;
  /** `true` if the move is allowed after the cut-off of the new date. */
  late: boolean;
  actor: BookingActor;
  actorId: string | null;
}

/**
 * The caller must have locked the booking and its order. If the result is not null, the caller must roll back.
 * @returns null if the seats were exchanged
 */
export async function swapBooking(
  trx: Transaction<Tables>,
  { booking, to, holdId, late, actor, actorId }: Swap,
): Promise<Refused | null> {
  const { region_id: region, id, state } = booking;
  const hold = holdId && (await lockBookings(trx, region, [holdId]))[0];
  await lockPlaces(trx, region, [booking.departure_id, to.departureId, ...(hold ? [hold.departure_id] : [])]);
  if (hold && hold.state === 'ON_HOLD') await moveBooking(trx, hold, { action: 'release', actor: 'system' });
  const [refused] = await exchangePlaces(
    trx,
    region,
    { departureId: booking.departure_id, places: booking.places },
    { departureId: to.departureId, places: to.places },
    // The operator replaces the earlier departure by the new one, so both may have the same guide until all have moved.
    { late, besides: actor === 'operator' ? booking.departure_id : null },
  );
  if (refused) return refused;
  await recordStep(trx, region, {
    bookingId: id,
    action: 'move',
    from: state,
    to: state,
    actor,
    actorId,
    reason: moveWords(booking.snapshot, to.snapshot),
  });
  await saveBooking(trx, region, id, {
    departure_id: to.departureId,
    ...(to.optionId && { option_id: to.optionId }),
    plan_version: to.planVersion,
    places: to.places,
    total: to.total,
    tax: to.tax,
    commission_bps: to.commissionBps,
    snapshot: JSON.stringify(to.snapshot),
    items: JSON.stringify(namedItems(booking, to.items)),
  });
  return null;
}
