import { expect, test } from 'vitest';
import type { ManagedDeparture } from '../../../contract/managed-plan.ts';
import { byDay, dayByKey, dayOf, daysOfMonth, goesOn, isGoing, moodOf, shiftMonth, weeksOf } from './month.ts';

test('the weeks of a month begin on Monday and contain all its days', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});

test('counting months continues into the next and the previous year', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});

test('a departure that repeats on consecutive days is listed on each day', () => {
  const departure = (id: string, date: string, time: string, daysInRow = 1) =>
    ({ id, date, time, daysInRow, days: daysInRow, openingHours: null }) as ManagedDeparture;
  const days = byDay([
    departure('guide', '2026-12-30', '09:00', 3),
    departure('early', '2026-12-31', '06:00'),
    departure('late', '2026-12-31', '15:00'),
  ]);
  expect([...days].map(([day, all]) => [day, all.map(({ id }) => id)])).toEqual([
    ['2026-12-30', ['guide']],
    ['2026-12-31', ['early', 'guide', 'late']],
    ['2027-01-01', ['guide']],
  ]);
  expect(dayOf({ date: '2026-12-30' }, '2027-01-01')).toBe(3);
});

test('a program of several days is listed on each day', () => {
  const departure = (id: string, date: string, time: string, days: number) =>
    ({ id, date, time, daysInRow: 1, days, openingHours: null }) as ManagedDeparture;
  const trek = departure('trek', '2026-12-30', '09:00', 3);
  const days = byDay([departure('early', '2026-12-31', '06:00', 1), trek]);
  expect([...days].map(([day, all]) => [day, all.map(({ id }) => id)])).toEqual([
    ['2026-12-30', ['trek']],
    ['2026-12-31', ['trek', 'early']],
    ['2027-01-01', ['trek']],
  ]);
  expect(['2026-12-30', '2026-12-31'].map((day) => goesOn(trek, day))).toEqual([false, true]);
});

test('a departure is full if all its seats are taken', () => {
  expect(moodOf({ state: 'scheduled', capacity: 8, taken: 8 })).toBe('full');
  expect(moodOf({ state: 'scheduled', capacity: 0, taken: 0 })).toBe('none');
  expect(moodOf({ state: 'scheduled', capacity: null, taken: 80 })).toBe('open');
  expect(moodOf({ state: 'closed', capacity: 8, taken: 8 })).toBe('closed');
  expect(moodOf({ state: 'cancelled', capacity: 8, taken: 0 })).toBe('cancelled');
});

test.each([
  ['ArrowLeft', '2026-12-01', '2026-11-30'],
  ['ArrowRight', '2026-12-31', '2027-01-01'],
  ['ArrowUp', '2026-12-16', '2026-12-09'],
  ['ArrowDown', '2026-12-28', '2027-01-04'],
  ['Home', '2026-12-16', '2026-12-14'],
  ['Home', '2026-12-14', '2026-12-14'],
  ['End', '2026-12-16', '2026-12-20'],
  ['PageUp', '2027-01-15', '2026-12-15'],
  ['PageUp', '2028-03-31', '2028-02-29'],
  ['PageDown', '2026-12-15', '2027-01-15'],
  ['PageDown', '2027-01-31', '2027-02-28'],
  ['Enter', '2026-12-16', null],
  ['a', '2026-12-16', null],
])('%s on %s moves to %s', (key, day, next) => {
  expect(dayByKey(key, day)).toBe(next);
});

test('today’s work leaves out cancelled departures, and departures without people of a plan that was never on sale', () => {
  const departure = { state: 'scheduled', neverSold: false, people: 0 } as const;
  expect(isGoing(departure)).toBe(true);
  expect(isGoing({ ...departure, state: 'cancelled' })).toBe(false);
  expect(isGoing({ ...departure, neverSold: true })).toBe(false);
  expect(isGoing({ ...departure, neverSold: true, people: 2 })).toBe(true);
});
