import { parseDate } from '@internationalized/date';
import { expect, test } from 'vitest';
import type { DepartureRule } from './departure-rule.ts';
import { openDeparture, ruleDepartures, startDeparture } from './rule-departures.ts';

const rule = (change: Partial<DepartureRule> = {}): DepartureRule => ({
  from: null,
  to: null,
  weekdays: [6, 7],
  times: ['15:00', '09:00'],
  openingHours: null,
  exceptions: [],
  onlyOpen: false,
  capacity: null,
  resources: [],
  ...change,
});
const lima = { zone: 'America/Lima', durationMinutes: 90, cutoffMinutes: 60 };

test('a rule makes departures on its weekdays within its season, except on its exceptions', () => {
  const wanted = ruleDepartures(
    rule({ from: '2026-12-05', to: '2026-12-12', exceptions: ['2026-12-06'] }),
    lima,
    '2026-12-01',
    '2026-12-31',
  );
  expect(wanted.map(({ localDate, localTime }) => `${localDate} ${localTime}`)).toEqual([
    '2026-12-05 09:00',
    '2026-12-05 15:00',
    '2026-12-12 09:00',
    '2026-12-12 15:00',
  ]);
  expect(wanted[0]).toMatchObject({
    startsAt: new Date('2026-12-05T14:00:00Z'),
    endsAt: new Date('2026-12-05T15:30:00Z'),
    cutoffAt: new Date('2026-12-05T13:00:00Z'),
  });
  expect(ruleDepartures(rule({ from: '2027-01-01' }), lima, '2026-12-01', '2026-12-31')).toEqual([]);
});

test('departures keep their local time across clock changes', () => {
  const madrid = { ...lima, zone: 'Europe/Madrid' };
  const starts = ruleDepartures(rule({ times: ['10:00'] }), madrid, '2026-03-28', '2026-03-29').map(({ startsAt }) =>
    startsAt.toISOString(),
  );
  expect(starts).toEqual(['2026-03-28T09:00:00.000Z', '2026-03-29T08:00:00.000Z']);
  expect(startDeparture('2026-03-29', '02:30', madrid).startsAt.toISOString()).toBe('2026-03-29T01:30:00.000Z');
});

test('a day with opening hours is one departure', () => {
  const hours = [
    { from: '15:00', to: '18:00' },
    { from: '08:00', to: '12:00' },
  ];
  expect(openDeparture(parseDate('2026-12-05'), hours, lima)).toMatchObject({
    localTime: null,
    startsAt: new Date('2026-12-05T13:00:00Z'),
    endsAt: new Date('2026-12-05T23:00:00Z'),
    cutoffAt: new Date('2026-12-05T22:00:00Z'),
  });
  const wanted = ruleDepartures(rule({ times: [], openingHours: hours }), lima, '2026-12-01', '2026-12-07');
  expect(wanted.map(({ localDate }) => localDate)).toEqual(['2026-12-05', '2026-12-06']);
});
