import { expect, test } from 'vitest';
import { aheadWords, lengthWords } from './plan-words.ts';

test('`aheadWords` counts two or more whole days in days', () => {
  expect([168, 72, 48].map((hours) => aheadWords(hours * 60))).toEqual(['7 días', '3 días', '2 días']);
  expect([24, 36, 0.5].map((hours) => aheadWords(hours * 60))).toEqual(['24 h', '36 h', '30 min']);
});

test('`lengthWords` counts a program of several days in days', () => {
  expect(lengthWords({ days: 2, durationMinutes: 1995 })).toBe('2 días');
  expect(lengthWords({ days: 1, durationMinutes: 90 })).toBe('1 h 30 min');
});
