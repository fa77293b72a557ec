import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refundOfPaid, refundSteps } from '#features/operators/contract/cancellation-refund.ts';
import { quoteCancellation } from './quote-cancellation.ts';

const startsAt = new Date('2026-12-12T13:30:00Z');
const zone = 'America/Lima';
const policy = {
  bands: [
    { before: { amount: 3, unit: 'day' as const }, refundBps: 7000 },
    { before: { amount: 1, unit: 'day' as const }, refundBps: 3000 },
  ],
  weather: 'full' as const,
  minimum: 'full' as const,
};
const at = { policy, startsAt, zone, items: [], giveUp: null, reason: 'traveller' as const };

test('a deposit is refunded only if it is more than the amount that the operator keeps', () => {
  expect(refundOfPaid(84_000, 25_200, 7000)).toBe(0);
  expect(refundOfPaid(84_000, 42_000, 7000)).toBe(16_800);
  expect(refundOfPaid(84_000, 25_200, 10_000)).toBe(25_200);
});

test('the refund steps that a plan shows match the refunds of its quotes', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 0, max: 10_000 }), (total, share) => {
      const paid = Math.round((total * share) / 10_000);
      for (const { until, refundBps } of refundSteps(policy, startsAt, zone)) {
        const now = until ?? new Date(startsAt.getTime() + 1);
        expect(refundOfPaid(total, paid, refundBps)).toBe(quoteCancellation({ ...at, now, total, paid }).refund);
      }
    }),
  );
});
