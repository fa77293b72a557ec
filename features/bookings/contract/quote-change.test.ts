import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quoteChange } from './quote-change.ts';

const HOUR = 3_600_000;
const now = new Date('2026-03-28T10:00:00Z');
const policy = {
  bands: [
    { before: { amount: 48, unit: 'hour' as const }, refundBps: 10_000 },
    { before: { amount: 24, unit: 'hour' as const }, refundBps: 5_000 },
  ],
  weather: 'full' as const,
  minimum: 'full' as const,
};
const at = (hours: number) => ({
  policy,
  now,
  zone: 'Europe/Madrid',
  startsAt: new Date(now.getTime() + hours * HOUR),
});

test('a more expensive change charges the difference, and a cheaper change refunds it', () => {
  const paid = { total: 20_000, paid: 20_000, dueNow: false };
  expect(quoteChange({ ...at(72), ...paid, newTotal: 26_000 })).toEqual({ charge: 6000, refund: 0, kept: 0, later: 0 });
  expect(quoteChange({ ...at(72), ...paid, newTotal: 14_000 })).toEqual({ charge: 0, refund: 6000, kept: 0, later: 0 });
  expect(quoteChange({ ...at(72), ...paid, newTotal: 20_000 })).toEqual({ charge: 0, refund: 0, kept: 0, later: 0 });
});

test('if the party gets smaller shortly before the start, only the share that the policy allows is refunded', () => {
  const paid = { total: 20_000, paid: 20_000, dueNow: false };
  expect(quoteChange({ ...at(30), ...paid, newTotal: 10_000 })).toMatchObject({ refund: 5000, kept: 5000 });
  expect(quoteChange({ ...at(3), ...paid, newTotal: 10_000 })).toMatchObject({ refund: 0, kept: 10_000 });
});

test('if only a deposit was paid, the unpaid amount stays due later', () => {
  const deposit = { total: 20_000, paid: 6000, newTotal: 24_000 };
  expect(quoteChange({ ...at(900), ...deposit, dueNow: false })).toMatchObject({ charge: 4000, later: 14_000 });
  expect(quoteChange({ ...at(900), ...deposit, dueNow: true })).toMatchObject({ charge: 18_000, later: 0 });
  const cheaper = quoteChange({ ...at(900), total: 20_000, paid: 6000, newTotal: 9000, dueNow: false });
  expect(cheaper).toEqual({ charge: 0, refund: 0, kept: 0, later: 3000 });
});

test('the paid, charged, kept and refunded amounts add up to the new price', () => {
  fc.assert(
    fc.property(
      fc.nat(1_000_000),
      fc.nat(1_000_000),
      fc.nat(10_000),
      fc.boolean(),
      fc.integer({ min: -10, max: 200 }),
      (total, newTotal, share, dueNow, hours) => {
        const paid = Math.floor((total * share) / 10_000);
        const { charge, refund, kept, later } = quoteChange({ ...at(hours), total, paid, newTotal, dueNow });
        expect(paid + charge - refund - kept).toBe(newTotal - later);
        expect(Math.min(charge, refund, kept, later)).toBeGreaterThanOrEqual(0);
        expect(charge === 0 || refund + kept === 0).toBe(true);
        if (dueNow) expect(later).toBe(0);
        expect(later).toBeLessThanOrEqual(total - paid);
      },
    ),
  );
});
