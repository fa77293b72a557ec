import { expect, test } from 'vitest';
import { owedFor } from '#features/bookings/contract/still-due.ts';
import type { Instalment, OrderBooking, OrderPayment, OrderRefund } from '../../contract/order.ts';
import { paidFor, sumsOf } from './order-sums.ts';

const payment = (captured: number) => ({ state: 'captured', captured }) as OrderPayment;
const refund = (amount: number) => ({ amount }) as OrderRefund;

const bookings = [{ id: 'one', total: 840 }] as OrderBooking[];
const nothingDue = { schedule: [], paid: 0 };

test('a deposit and its balance add up to the total', () => {
  const order = { bookings, payments: [payment(252)], refunds: [], ...nothingDue };
  expect(sumsOf(order, [{ amount: 588 }])).toEqual({ bought: 840, ends: 840, waived: 0, paused: 0 });
});

test('after a cancellation, the order costs the part of the deposit that is not refunded', () => {
  const kept = { bookings, payments: [payment(252)], refunds: [], ...nothingDue };
  expect(sumsOf(kept, [])).toEqual({ bought: 840, ends: 252, waived: 588, paused: 0 });
  expect(sumsOf({ ...kept, refunds: [refund(176)] }, [])).toEqual({ bought: 840, ends: 76, waived: 588, paused: 0 });
});

test('a declined payment does not count as paid', () => {
  const declined = { ...payment(252), state: 'declined' } as OrderPayment;
  const order = { bookings, payments: [declined, payment(840)], refunds: [], ...nothingDue };
  expect(sumsOf(order, [])).toEqual({ bought: 840, ends: 840, waived: 0, paused: 0 });
});

test('a booking owes only its own part of each instalment', () => {
  const instalment = (number: number, one: number, other: number): Instalment => ({
    number,
    dueAt: '2026-12-12T13:30:00Z',
    amount: one + other,
    parts: [
      { bookingId: 'one', amount: one },
      { bookingId: 'other', amount: other },
    ],
  });
  const schedule = [instalment(1, 252, 100), instalment(2, 588, 0)];
  expect(owedFor({ schedule, paid: 352 }, 'one')).toBe(588);
  expect(owedFor({ schedule, paid: 352 }, 'other')).toBe(0);
  expect(owedFor({ schedule, paid: 840 + 100 }, 'one')).toBe(0);
});

test('after a call-off, the balance is paused while the traveller chooses another date', () => {
  const schedule: Instalment[] = [252, 588].map((amount, index) => ({
    number: index + 1,
    dueAt: '2026-12-12T13:30:00Z',
    amount,
    parts: [{ bookingId: 'one', amount }],
  }));
  const choosing = [{ id: 'one', total: 840, calledOff: true, change: {} }] as OrderBooking[];
  const order = { bookings: choosing, payments: [payment(252)], refunds: [], schedule, paid: 252 };
  expect(sumsOf(order, [])).toEqual({ bought: 840, ends: 252, waived: 0, paused: 588 });
  expect(paidFor(order, 'one')).toBe(252);
});
