import { expect, test } from 'vitest';
import { taxOfRest, taxWithin } from './sale.rules.ts';

test('the tax of a reduced price is computed from the reduced price', () => {
  for (const total of [30_000, 12_345, 999, 7]) {
    const whole = { total, tax: taxWithin(total, 1800) };
    for (const left of [0, 1, Math.floor(total / 3), total - 1, total])
      expect([total, left, taxOfRest(whole, left, 1800)]).toEqual([total, left, taxWithin(left, 1800)]);
  }
  // If the tax were split in proportion to the price, the result would be 1.
  expect(taxOfRest({ total: 16, tax: 2 }, 10, 1800)).toBe(2);
});

test('after a change of the tax rate, the original tax is split in proportion', () => {
  expect(taxOfRest({ total: 11_000, tax: 1000 }, 5500, 1800)).toBe(500);
  expect(taxOfRest({ total: 11_000, tax: 1000 }, 0, 1800)).toBe(0);
  expect(taxOfRest({ total: 0, tax: 0 }, 0, 1800)).toBe(0);
});
