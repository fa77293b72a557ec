import { expect, test } from 'vitest';
import { lineOf } from '#tests/quotations.ts';
import { withDayBack, withoutDay } from './remove-day.ts';

const day = (title: string) => ({ title, stops: [] });

test('undoing the removal of a day returns its lines to the day', () => {
  const before = {
    days: [day('Uno'), day('Dos'), day('Tres')],
    lines: [lineOf({ day: 0 }), lineOf({ day: 1 }), lineOf({ day: 2 })],
  };
  const without = withoutDay(before, 1);
  expect(without.days.map(({ title }) => title)).toEqual(['Uno', 'Tres']);
  expect(without.lines.map((line) => line.day)).toEqual([0, 1, 1]);
  expect(withoutDay(before, 2).lines.map((line) => line.day)).toEqual([0, 1, 1]);
  const added = lineOf({ day: 1 });
  const back = withDayBack({ ...without, lines: [...without.lines, added] }, before, 1);
  expect(back.days).toEqual(before.days);
  expect(back.lines.map((line) => line.day)).toEqual([0, 1, 2, 1]);
});
