import type { BookingRow } from '#features/bookings/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { isOnSale } from '#features/operators/contract/departure-states.ts';
import type { Sellable } from '#features/operators/contract/sellable.ts';
import { problem } from '#server/errors.ts';
import type { ChangeRow } from './change.store.ts';

/** If the operator confirms bookings by hand, only the operator may propose changes. */
export function mayChange(
  booking: BookingRow,
  departure: Pick<Sellable['departure'], 'state' | 'cutoffAt'> | undefined,
  now: Date,
): boolean {
  return (
    booking.state === 'CONFIRMED' &&
    !booking.cancellation?.pending &&
    booking.snapshot.confirmation !== 'MANUAL' &&
    departure !== undefined &&
    (isOnSale(departure.state) || departure.state === 'closed') &&
    departure.cutoffAt > now
  );
}

/**
 * @throws part_of_offer if the booking was sold in an offer
 * @throws change_refused if the booking can no longer be changed
 */
export function assertChangeable(booking: BookingRow, current: Sellable | undefined, now: Date): void {
  if (booking.channel === 'quotation') throw problem(CHECKOUT_ERRORS, 'part_of_offer');
  if (!mayChange(booking, current?.departure, now)) throw problem(CHECKOUT_ERRORS, 'change_refused');
}

/** `true` while the traveller must answer a change that the traveller did not ask for. */
export function isAsked(change: ChangeRow | undefined, now: Date): change is ChangeRow {
  return change !== undefined && change.kind !== 'amend' && change.until > now;
}
