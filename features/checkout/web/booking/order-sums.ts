import { owedFor } from '#features/bookings/contract/still-due.ts';
import { isPaid } from '#features/payments/contract/payment-states.ts';
import type { Instalment, Order } from '../../contract/order.ts';

interface Sums {
  bought: number;
  /** The paid and due amounts minus refunds. */
  ends: number;
  /** The unpaid amount that a cancellation removed. */
  waived: number;
  /** The unpaid amount that is not due while the traveller must answer a call-off. */
  paused: number;
}

/**
 * All sums are in minor units. `bought` is computed from the bookings, because a cancellation lowers the order's own
 * total.
 */
export function sumsOf(
  order: Pick<Order, 'bookings' | 'payments' | 'onSite' | 'refunds' | 'schedule' | 'paid'>,
  due: readonly Pick<Instalment, 'amount'>[],
): Sums {
  const { bookings, payments, onSite = [], refunds } = order;
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const bought = sum(bookings.map(({ total }) => total));
  const byCard = payments.filter(({ state }) => isPaid(state)).map(({ captured }) => captured);
  const paid = sum([...byCard, ...onSite.map(({ amount }) => amount)]);
  const open = sum(due.map(({ amount }) => amount));
  const choosing = bookings.filter(({ calledOff, change }) => calledOff && change !== null);
  const paused = sum(choosing.map(({ id }) => owedFor(order, id)));
  return {
    bought,
    ends: paid + open - sum(refunds.map(({ amount }) => amount)),
    waived: Math.max(0, bought - paid - open - paused),
    paused,
  };
}

export function paidFor(order: Pick<Order, 'schedule' | 'paid' | 'bookings'>, bookingId: string): number {
  const booking = order.bookings.find(({ id }) => id === bookingId)!;
  return Math.max(0, booking.total - owedFor(order, bookingId));
}
