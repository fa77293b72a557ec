import type { Instalment, OrderBooking } from './order.ts';
import { withLess } from './schedule.ts';
import { stillDue } from './still-due.ts';

type Balance = Pick<OrderBooking, 'id' | 'state' | 'calledOff' | 'cancellation'>;

/** `true` while nothing more may be paid for a booking: its departure was called off, or a cancellation of it is under way. */
export function isBalanceClosed({ state, calledOff, cancellation }: Omit<Balance, 'id'>): boolean {
  if (state !== 'CONFIRMED' && state !== 'PENDING') return false;
  return calledOff || (cancellation?.pending ?? false);
}

/**
 * The part of a schedule that may be paid: without the balance of bookings that take no money. What such a booking still costs stays in the
 * order's own schedule, and is due again when it moves to another date.
 * @param paid what came in so far, minor units.
 */
export function withoutClosed(
  schedule: readonly Instalment[],
  paid: number,
  bookings: readonly Balance[],
): Instalment[] {
  const closed = bookings.filter(isBalanceClosed);
  return closed.reduce((left, { id }) => withLess(left, paid, id, 0), [...schedule]);
}

/**
 * A schedule in which the closed balance stands behind everything that may be paid, in instalments of its own: what is paid now covers the others
 * only, and each instalment is paid whole.
 * @param open the schedule without what is closed.
 * @param next a number that no instalment of the order has had.
 */
export function closedLast(
  schedule: readonly Instalment[],
  open: readonly Instalment[],
  paid: number,
  next: number,
): readonly Instalment[] {
  const last = stillDue(open, paid).at(-1)?.number ?? 0;
  const apart = schedule.flatMap(({ number, dueAt, parts }, index) => {
    const closed = parts.filter(({ bookingId }) => !open[index]!.parts.some((part) => part.bookingId === bookingId));
    if (closed.length === 0 || number > last) return [];
    return [{ dueAt, parts: closed, amount: closed.reduce((sum, { amount }) => sum + amount, 0) }];
  });
  if (apart.length === 0) return schedule;
  return [
    ...schedule.map((instalment, index) => (instalment.number > last ? instalment : open[index]!)),
    ...apart.map((instalment, index) => ({ number: next + index, ...instalment })),
  ];
}
