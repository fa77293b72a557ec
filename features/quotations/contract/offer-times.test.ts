import { expect, test } from 'vitest';
import { lineOf } from '#tests/quotations.ts';
import { firstBegin, serviceTimes, settingOut, validUntilOf } from './offer-times.ts';

const zone = 'America/Lima';
const now = new Date('2026-03-01T15:00:00Z');
const line = (day: number, begin: number) => lineOf({ day, begin, minutes: 60 });
const offer = { startDate: '2026-03-05', days: [1, 2], lines: [line(1, 480), line(0, 540)], validDays: 7 };

test('the trip begins with the earliest line', () => {
  expect(firstBegin(offer, zone)).toEqual(new Date('2026-03-05T14:00:00Z'));
});

test('a line of several days begins on its first day and ends on its last', () => {
  const guide = lineOf({ kind: 'guide', day: 1, days: 2, begin: 540, minutes: 480 });
  expect(serviceTimes(offer, guide, zone)).toEqual({
    startsAt: new Date('2026-03-05T14:00:00Z'),
    endsAt: new Date('2026-03-06T22:00:00Z'),
    localDate: '2026-03-05',
    localTime: '09:00',
    daysInRow: 2,
  });
});

test('the trip starts when its first guide, car or departure starts', () => {
  const stop = { begin: 600, minutes: 60, place: null, title: 'Museo', note: '', included: true };
  const days = [{ title: 'Moche', stops: [{ ...stop, begin: 700 }, stop] }];
  const guide = lineOf({ kind: 'guide', begin: 540 });
  const lunch = lineOf({ kind: 'meal', begin: 480 });
  const free = [{ title: 'Libre', stops: [] }];
  expect(settingOut({ days, lines: [lunch, guide] }, null)).toEqual({ begin: 540, lines: [guide.id] });
  expect(settingOut({ days, lines: [lunch, guide] }, [lunch.id])).toEqual({ begin: 600, lines: [] });
  expect(settingOut({ days: free, lines: [lunch] }, null)).toEqual({ begin: 480, lines: [lunch.id] });
  expect(settingOut({ days: free, lines: [] }, null)).toBeNull();
});

test('an offer is valid at most until the trip begins', () => {
  const until = (closesAt: Date | null, validDays = 7) =>
    validUntilOf({ ...offer, validDays }, { zone, now, closesAt });
  expect(until(null, 2)).toEqual(new Date('2026-03-03T15:00:00Z'));
  expect(until(null)).toEqual(new Date('2026-03-05T14:00:00Z'));
  expect(until(new Date('2026-03-04T23:00:00Z'))).toEqual(new Date('2026-03-04T23:00:00Z'));
  expect(until(new Date('2026-03-04T23:00:00Z'), 1)).toEqual(new Date('2026-03-02T15:00:00Z'));
});
