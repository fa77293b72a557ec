import { expect, test } from 'vitest';
import { builtArea } from './built-area.ts';

const corners = (column: number, row: number, count: number) =>
  Array.from({ length: count }, (_, n) => [[(column + 0.1 + n / 10) * 0.0015, (row + 0.5) * 0.0015]]);

const cells = (streets: Parameters<typeof builtArea>[0]) =>
  builtArea(streets).map(([ring]) => [ring![0], ring![2]].flat().map((value) => Math.round(value! / 0.0015)));

test('neighbouring cells with streets are one rectangle, and a gap separates two', () => {
  expect(cells([...corners(3, 5, 3), ...corners(4, 5, 4), ...corners(6, 5, 3)])).toEqual([
    [3, 5, 5, 6],
    [6, 5, 7, 6],
  ]);
});

test('a single road through the fields is no town', () => {
  expect(cells([...corners(-3, -5, 2), ...corners(-2, -5, 2)])).toEqual([]);
});
