import { expect, test } from 'vitest';
import type { Instalment } from './order.ts';
import { lastDue, scheduled, withChange, withLess } from './schedule.ts';

const [moche, canoe] = ['5f0c6f9e-9f0a-4a57-9d7e-1f2b6f3f0a01', '5f0c6f9e-9f0a-4a57-9d7e-1f2b6f3f0a02'];
const schedule: Instalment[] = [
  {
    number: 1,
    dueAt: '2026-11-21T00:00:00.000Z',
    amount: 41_200,
    parts: [
      { bookingId: moche, amount: 25_200 },
      { bookingId: canoe, amount: 16_000 },
    ],
  },
  { number: 2, dueAt: '2026-12-01T00:00:00.000Z', amount: 58_800, parts: [{ bookingId: moche, amount: 58_800 }] },
];

test('after a cancellation, the balance of the booking is not due', () => {
  expect(withLess(schedule, 41_200, canoe, 0)).toEqual(schedule);
  const without = withLess(schedule, 41_200, moche, 0);
  expect(without.map(({ amount }) => amount)).toEqual([41_200, 0]);
  expect(scheduled(without)).toBe(41_200);
});

test('a smaller party owes a smaller part of the balance', () => {
  expect(withLess(schedule, 41_200, moche, 0.5)[1]).toMatchObject({ amount: 29_400, parts: [{ amount: 29_400 }] });
  expect(withLess(schedule, 100_000, moche, 0.5)).toEqual(schedule);
});

test('the surcharge of a change is added to the first instalment', () => {
  const dearer = withChange(schedule, 41_200, moche, { charge: 5000, later: 58_800 });
  expect(dearer.map(({ amount }) => amount)).toEqual([46_200, 58_800]);
  expect(dearer[0]!.parts).toContainEqual({ bookingId: moche, amount: 30_200 });
  const now = withChange(schedule, 41_200, moche, { charge: 60_000, later: 0 });
  expect(now.map(({ amount }) => amount)).toEqual([101_200, 0]);
  const cheaper = withChange(schedule, 41_200, moche, { charge: 0, later: 20_001 });
  expect(cheaper.map(({ amount }) => amount)).toEqual([41_200, 20_001]);
  expect(withChange(schedule, 100_000, canoe, { charge: 0, later: 0 })).toEqual(schedule);
});

test('the last due date of a booking is the date of its last unpaid instalment', () => {
  expect(lastDue(schedule, 41_200, moche)?.toISOString()).toBe('2026-12-01T00:00:00.000Z');
  expect(lastDue(schedule, 41_200, canoe)).toBe(null);
  expect(lastDue(schedule, 100_000, moche)).toBe(null);
});
