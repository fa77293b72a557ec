import { shareOf } from '#features/payments/contract/ledger.ts';
import { isPaid } from '#features/payments/contract/payment-states.ts';
import type { Instalment, Order } from '../../contract/order.ts';
import { stillDue } from '../../contract/still-due.ts';

interface Sums {
  bought: number;
  /** Paid and due amounts minus refunds. */
  ends: number;
  /** Unpaid amount that a cancellation removed. */
  waived: number;
  /** Unpaid amount that is not due while the traveller must answer a call-off. */
  paused: number;
}

/** In minor units. `bought` is computed from the bookings, because a cancellation lowers the order's own total. */
export function sumsOf(
  order: Pick<Order, 'bookings' | 'payments' | 'refunds' | 'schedule' | 'paid'>,
  due: readonly Pick<Instalment, 'amount'>[],
): Sums {
  const { bookings, payments, refunds } = order;
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0);
  const bought = sum(bookings.map(({ total }) => total));
  const paid = sum(payments.filter(({ state }) => isPaid(state)).map(({ captured }) => captured));
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

/** Amount still owed for a booking, in minor units. */
export function owedFor({ schedule, paid }: Pick<Order, 'schedule' | 'paid'>, bookingId: string): number {
  return stillDue(schedule, paid).reduce((sum, { number, amount, parts }) => {
    const whole = schedule.find((instalment) => instalment.number === number)!.amount;
    const own = parts.find((part) => part.bookingId === bookingId)?.amount ?? 0;
    return sum + shareOf(own, Math.round((amount / whole) * 10_000));
  }, 0);
}
