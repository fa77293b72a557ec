import { expect, test } from 'vitest';
import { firstBegin, validUntilOf } from './offer-times.ts';

const zone = 'America/Lima';
const now = new Date('2026-03-01T15:00:00Z');
const line = (day: number, begin: number) => ({ day, begin, minutes: 60 });
const offer = { startDate: '2026-03-05', lines: [line(1, 480), line(0, 540)], validDays: 7 };

test('a trip begins with the first of its lines, whatever their order', () => {
  expect(firstBegin(offer, zone)).toEqual(new Date('2026-03-05T14:00:00Z'));
});

test('an offer is valid for its days, but not longer than until the trip begins or a departure is no longer sold', () => {
  const until = (closesAt: Date | null, validDays = 7) =>
    validUntilOf({ ...offer, validDays }, { zone, now, closesAt });
  expect(until(null, 2)).toEqual(new Date('2026-03-03T15:00:00Z'));
  expect(until(null)).toEqual(new Date('2026-03-05T14:00:00Z'));
  expect(until(new Date('2026-03-04T23:00:00Z'))).toEqual(new Date('2026-03-04T23:00:00Z'));
  expect(until(new Date('2026-03-04T23:00:00Z'), 1)).toEqual(new Date('2026-03-02T15:00:00Z'));
});
