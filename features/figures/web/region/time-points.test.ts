import { expect, test } from 'vitest';
import { addDays } from '#web/format/dates.ts';
import { timePoints } from './time-points.ts';

const days = (length: number) =>
  Array.from({ length }, (_, at) => ({ day: addDays('2026-11-30', at - length + 1), count: at + 1 }));
const sumOf = (counted: { count: number }[]) => counted.reduce((sum, { count }) => sum + count, 0);

test('a month has a column for each day', () => {
  expect(timePoints('month', days(30))).toHaveLength(30);
});

test('a quarter has columns of weeks that end today, and its first days are a shorter column', () => {
  const points = timePoints('quarter', days(90));
  expect(points).toHaveLength(13);
  expect(points[0]).toMatchObject({ from: '2026-09-02', until: '2026-09-07' });
  expect(points.at(-1)).toMatchObject({ from: '2026-11-24', until: '2026-11-30' });
  expect(sumOf(points)).toBe(sumOf(days(90)));
});

test('a year has a column for each month', () => {
  const points = timePoints('year', days(365));
  expect(points).toHaveLength(12);
  expect(points.at(-1)).toMatchObject({ from: '2026-11-01', until: '2026-11-30' });
  expect(sumOf(points)).toBe(sumOf(days(365)));
});
