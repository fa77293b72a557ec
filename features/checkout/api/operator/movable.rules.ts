import type { BookingRow } from '#features/bookings/api/public.ts';
import type { ChangeKind } from '#features/checkout/contract/change.ts';

export interface ToMove {
  booking: Pick<BookingRow, 'channel' | 'state' | 'cancellation'>;
  hasEmail: boolean;
  departure: { calledOff: boolean; startsAt: Date };
  /** The kind of the change that waits for the traveller. Null if no change waits. */
  waits: ChangeKind | null;
}

/**
 * `true` if the operator may choose another departure without an answer of the guest. This holds for a booking that the
 * operator entered by hand, and after a call-off for each guest without an email. Other guests answer from an email.
 */
export function mayMoveByHand({ booking, hasEmail, departure, waits }: ToMove, now: Date): boolean {
  if (booking.state !== 'CONFIRMED' || booking.cancellation?.pending) return false;
  const isByHand = booking.channel === 'desk';
  if (departure.calledOff) return waits === 'called_off' && (isByHand || !hasEmail);
  return isByHand && waits !== 'amend' && departure.startsAt > now;
}
