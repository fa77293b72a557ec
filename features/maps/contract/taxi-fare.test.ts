import { expect, test } from 'vitest';
import { taxiFare } from './taxi-fare.ts';

const tariff = { base: 300, perKm: 120, perMinute: 20, minimum: 500 };

test('a fare is the sum of base, distance and time, rounded up to whole units', () => {
  expect(taxiFare(tariff, { metres: 7400, minutes: 18 }, 100)).toBe(1600);
  expect(taxiFare(tariff, { metres: 0, minutes: 0 }, 100)).toBe(500);
  expect(taxiFare({ ...tariff, perMinute: 0 }, { metres: 10_000, minutes: 40 }, 50)).toBe(1500);
});
