import { expect, test } from 'vitest';
import { earlyStops } from './early-stops.ts';

const stop = (begin: number, minutes: number) => ({ begin, minutes });

test('a stop is early if any stop before it has not ended', () => {
  expect(earlyStops([stop(540, 60), stop(510, 30)])).toEqual([1]);
  expect(earlyStops([stop(540, 180), stop(560, 10), stop(600, 30)])).toEqual([1, 2]);
  expect(earlyStops([stop(540, 60), stop(600, 30)])).toEqual([]);
  expect(earlyStops([])).toEqual([]);
});
