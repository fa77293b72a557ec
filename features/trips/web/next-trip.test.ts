import { expect, it } from 'vitest';
import type { BrowserTrip } from './document/browser-trips.ts';
import { nextTrip } from './next-trip.tsx';

const trip = (...dates: string[]) =>
  ({ document: { days: dates.map((date) => ({ date })) } }) as unknown as BrowserTrip;

it('nextTrip returns the earliest trip that has not ended', () => {
  const past = trip('2026-03-01', '2026-03-02');
  const underWay = trip('2026-03-09', '2026-03-10', '2026-03-11');
  const later = trip('2026-05-01');
  expect(nextTrip([later, past, underWay], '2026-03-10')).toBe(underWay);
  expect(nextTrip([later, past, underWay], '2026-03-12')).toBe(later);
  expect(nextTrip([past], '2026-03-10')).toBeNull();
});
