import { expect, test } from 'vitest';
import type { Instalment } from './order.ts';
import { scheduled, withLess } from './schedule.ts';

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

test('nobody pays the balance of what was cancelled, and what was paid stays in the books', () => {
  expect(withLess(schedule, 41_200, canoe, 0)).toEqual(schedule);
  const without = withLess(schedule, 41_200, moche, 0);
  expect(without.map(({ amount }) => amount)).toEqual([41_200, 0]);
  expect(scheduled(without)).toBe(41_200);
});

test('a party that gets smaller pays its part of the balance', () => {
  expect(withLess(schedule, 41_200, moche, 0.5)[1]).toMatchObject({ amount: 29_400, parts: [{ amount: 29_400 }] });
  expect(withLess(schedule, 100_000, moche, 0.5)).toEqual(schedule);
});
