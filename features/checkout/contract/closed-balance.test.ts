import { expect, test } from 'vitest';
import { closedLast, isBalanceClosed, withoutClosed } from './closed-balance.ts';
import type { Instalment, OrderBooking } from './order.ts';

type Balance = Pick<OrderBooking, 'id' | 'state' | 'calledOff' | 'cancellation'>;
const booking = (id: string, change: Partial<Balance> = {}): Balance => ({
  ...{ id, state: 'CONFIRMED', calledOff: false, cancellation: null },
  ...change,
});
const instalment = (number: number, one: number, other = 0): Instalment => ({
  number,
  dueAt: '2026-12-12T13:30:00Z',
  amount: one + other,
  parts: [
    { bookingId: 'one', amount: one },
    { bookingId: 'other', amount: other },
  ].filter(({ amount }) => amount > 0),
});
const gone = [booking('one', { calledOff: true }), booking('other')];

test('a booking accepts no more money while its departure is called off or its cancellation is pending', () => {
  const pending = { cause: 'traveller', refund: 1, reason: null, pending: true, itemIds: null } as const;
  expect(isBalanceClosed(booking('a'))).toBe(false);
  expect(isBalanceClosed(booking('a', { calledOff: true }))).toBe(true);
  expect(isBalanceClosed(booking('a', { cancellation: pending }))).toBe(true);
  expect(isBalanceClosed(booking('a', { cancellation: { ...pending, pending: false } }))).toBe(false);
  expect(isBalanceClosed(booking('a', { calledOff: true, state: 'CANCELLED' }))).toBe(false);
});

test('the payable schedule leaves out balances that accept no money and keeps paid parts', () => {
  const schedule = [instalment(1, 30, 30), instalment(2, 70, 70)];
  expect(withoutClosed(schedule, 60, gone)).toEqual([instalment(1, 30, 30), instalment(2, 0, 70)]);
  expect(withoutClosed(schedule, 200, gone)).toEqual(schedule);
  expect(withoutClosed(schedule, 60, [booking('one'), booking('other')])).toEqual(schedule);
});

test('a balance that accepts no money moves behind the payable instalments', () => {
  const schedule = [instalment(1, 30, 30), instalment(2, 70, 70)];
  const apart = closedLast(schedule, withoutClosed(schedule, 60, gone), 60, 3);
  expect(apart).toEqual([instalment(1, 30, 30), instalment(2, 0, 70), instalment(3, 70)]);
  expect(closedLast(apart, withoutClosed(apart, 60, gone), 60, 4)).toBe(apart);
  const two = [instalment(1, 30, 30), instalment(2, 70), instalment(3, 0, 70)];
  expect(closedLast(two, withoutClosed(two, 60, gone), 60, 4).map(({ amount }) => amount)).toEqual([60, 0, 70, 70]);
  const alone = [instalment(1, 30), instalment(2, 70)];
  expect(closedLast(alone, withoutClosed(alone, 30, gone), 30, 3)).toBe(alone);
});
