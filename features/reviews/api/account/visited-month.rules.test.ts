import { expect, test } from 'vitest';
import { visitedOn } from './visited-month.rules.ts';

test.each([
  ['2026-11', '2026-11-01'],
  ['2026-12', null],
  ['2024-11', '2024-11-01'],
  ['2024-10', null],
])('a visit in %s counts as %s', (month, day) => {
  expect(visitedOn(month, '2026-11-30')).toBe(day);
});
