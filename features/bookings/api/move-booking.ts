import {
  type BookingAction,
  type BookingActor,
  HOLDS_PLACES,
  moveBookingState,
} from '#features/bookings/contract/booking-states.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import { type BookingChange, type BookingRow, recordStep, saveBooking } from './booking.store.ts';
import { givePlaces, takePlaces } from './capacity.store.ts';

export interface BookingMoved {
  action: BookingAction;
  actor: BookingActor;
  actorId?: string | null;
  reason?: string | null;
  change?: BookingChange;
}

/**
 * Takes or releases seats if the new state requires it. The caller must have locked the booking.
 * @throws booking_action_refused if the state does not allow the action
 * @throws sold_out if an expired booking cannot get its seats again
 */
export async function moveBooking(trx: Database, booking: BookingRow, move: BookingMoved): Promise<BookingRow> {
  const moved = moveBookingState(booking.state, move.actor, move.action);
  if (!moved.ok) throw problem(BOOKING_ERRORS, moved.code);
  const held = HOLDS_PLACES.includes(booking.state);
  const holds = HOLDS_PLACES.includes(moved.to);
  const line = [{ departureId: booking.departure_id, places: booking.places }];
  if (held && !holds) await givePlaces(trx, booking.region_id, line);
  if (!held && holds) {
    const [refused] = await takePlaces(trx, booking.region_id, line, { late: true });
    if (refused) throw problem(BOOKING_ERRORS, refused.code);
  }
  await recordStep(trx, booking.region_id, {
    bookingId: booking.id,
    action: move.action,
    from: booking.state,
    to: moved.to,
    actor: move.actor,
    actorId: move.actorId ?? null,
    reason: move.reason ?? null,
  });
  const now = new Date();
  return saveBooking(trx, booking.region_id, booking.id, {
    ...move.change,
    state: moved.to,
    hold_until: null,
    ...(moved.to === 'CONFIRMED' && !booking.confirmed_at && { confirmed_at: now }),
    ...(moved.to === 'CANCELLED' && { cancelled_at: now }),
    ...(moved.to === 'REDEEMED' && { redeemed_at: now }),
  });
}
