import { expect, test } from 'vitest';
import { daysOfMonth, moodOf, shiftMonth, weeksOf } from './month.ts';

test('a month is weeks from Monday with all its days', () => {
  const weeks = weeksOf('2026-12');
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7]);
  expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06']);
  expect(weeks.flat().filter(Boolean)).toHaveLength(31);
});

test('months follow over the year, and know their last day', () => {
  expect([shiftMonth('2026-12', 1), shiftMonth('2027-01', -1)]).toEqual(['2027-01', '2026-12']);
  expect(daysOfMonth('2028-02')).toEqual({ first: '2028-02-01', last: '2028-02-29' });
});

test('full is read from places, and what is closed or cancelled says so first', () => {
  expect(moodOf({ state: 'scheduled', capacity: 8, taken: 8 })).toBe('full');
  expect(moodOf({ state: 'scheduled', capacity: null, taken: 80 })).toBe('open');
  expect(moodOf({ state: 'closed', capacity: 8, taken: 8 })).toBe('closed');
  expect(moodOf({ state: 'cancelled', capacity: 8, taken: 0 })).toBe('cancelled');
});
