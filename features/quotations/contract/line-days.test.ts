import { expect, test } from 'vitest';
import { lineOf } from '#tests/quotations.ts';
import { daysOfLine, minutesADay } from './line-days.ts';

const days = (inRow: number, day = 0, of = 3) => daysOfLine({ day, days: inRow }, of);

test('a line covers consecutive days from its first day', () => {
  expect(days(3)).toEqual([0, 1, 2]);
  expect(days(2, 1)).toEqual([1, 2]);
  expect(days(1, 2)).toEqual([2]);
});

test('the quantity of a unit does not change the days of a line', () => {
  const units = [{ unitId: null, name: 'día', quantity: 3, unitPrice: 18_000, follows: null }];
  expect(daysOfLine(lineOf({ kind: 'guide', units }), 3)).toEqual([0]);
  expect(daysOfLine(lineOf({ kind: 'lodging', days: 2 }), 3)).toEqual([0, 1]);
});

test('a line that would end after the offer begins earlier', () => {
  expect(days(3, 1)).toEqual([0, 1, 2]);
  expect(days(5, 2)).toEqual([0, 1, 2]);
  expect(days(2, 0, 1)).toEqual([0]);
});

test('computes the minutes of a line on each of its days', () => {
  expect(minutesADay({ begin: 540, minutes: 480 }, 3)).toBe(480);
  expect(minutesADay({ begin: 540, minutes: 2880 + 480 }, 3)).toBe(480);
  expect(minutesADay({ begin: 540, minutes: 4320 }, 3)).toBe(900);
  expect(minutesADay({ begin: 1080, minutes: 2280 }, 1)).toBe(2280);
});
