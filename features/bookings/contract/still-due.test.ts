import { expect, test } from 'vitest';
import { stillDue } from './still-due.ts';

const schedule = [
  { number: 1, amount: 252 },
  { number: 2, amount: 300 },
  { number: 3, amount: 288 },
];

test('payments cover the earliest instalments first', () => {
  expect(stillDue(schedule, 0)).toEqual(schedule);
  expect(stillDue(schedule, 252)).toEqual(schedule.slice(1));
  expect(stillDue(schedule, 352)).toEqual([
    { number: 2, amount: 200 },
    { number: 3, amount: 288 },
  ]);
});

test('no instalment is due after everything was paid', () => {
  expect(stillDue(schedule, 840)).toEqual([]);
  expect(stillDue([], 0)).toEqual([]);
});
