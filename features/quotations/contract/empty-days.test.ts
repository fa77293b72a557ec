import { expect, test } from 'vitest';
import { lineOf } from '#tests/quotations.ts';
import { findEmptyDays } from './empty-days.ts';

const day = (...titles: string[]) => ({
  title: 'Día',
  stops: titles.map((title) => ({ begin: 540, minutes: 60, place: null, title, note: '', included: true })),
});

test('a day without stops is empty, also if a guide and a night go along', () => {
  const lines = [lineOf({ kind: 'guide', day: 0, days: 3 }), lineOf({ kind: 'lodging', day: 0, minutes: 840 + 1440 })];
  expect(findEmptyDays({ days: [day('Chan Chan'), day(), day()], lines })).toEqual([1, 2]);
  expect(findEmptyDays({ days: [day()] })).toEqual([0]);
});

test('a day on which an activity of the price takes place is not empty', () => {
  const lines = [lineOf({ kind: 'activity', day: 1, days: 2 })];
  expect(findEmptyDays({ days: [day('Chan Chan'), day(), day(), day()], lines })).toEqual([3]);
});

test('a departure of several days fills all its days', () => {
  const lines = [lineOf({ kind: 'plan', day: 0, days: 1, begin: 480, minutes: 1440 + 600 })];
  expect(findEmptyDays({ days: [day(), day(), day()], lines })).toEqual([2]);
});
