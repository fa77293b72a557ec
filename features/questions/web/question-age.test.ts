import { expect, test } from 'vitest';
import { daysAgo } from './question-age.ts';

test('the age of a question counts whole days, and months after two months', () => {
  const now = Date.parse('2026-11-30T12:00:00Z');
  const age = (instant: string) => daysAgo(instant, now);
  expect(age('2026-11-30T11:00:00Z')).toBe('hoy');
  expect(age('2026-11-30T12:00:05Z')).toBe('hoy');
  expect(age('2026-11-29T11:00:00Z')).toBe('ayer');
  expect(age('2026-11-27T11:00:00Z')).toBe('hace 3 días');
  expect(age('2026-08-20T11:00:00Z')).toBe('hace 3 meses');
});
