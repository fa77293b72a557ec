import { stillDue } from '#features/bookings/contract/still-due.ts';
import type { Instalment, OrderBooking } from './order.ts';
import { withLess } from './schedule.ts';

type Balance = Pick<OrderBooking, 'id' | 'state' | 'calledOff' | 'cancellation'>;

export function isBalanceClosed({ state, calledOff, cancellation }: Omit<Balance, 'id'>): boolean {
  if (state !== 'CONFIRMED' && state !== 'PENDING') return false;
  return calledOff || (cancellation?.pending ?? false);
}

/**
 * Leaves out the balances of bookings that accept no money now. The stored schedule keeps them, because the booking may
 * move to another date.
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
 * Moves balances that accept no money to separate instalments at the end. Otherwise, an instalment that contains such a
 * balance could never be paid completely.
 * @param open the schedule without the balances that accept no money
 * @param paid money received so far, in minor units
 * @param next an unused instalment number
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
