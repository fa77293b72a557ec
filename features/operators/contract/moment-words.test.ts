import { expect, test } from 'vitest';
import { momentWords } from './moment-words.ts';

test('a moment is written with the day and month of the given time zone', () => {
  const instant = new Date('2026-12-06T03:05:00Z');
  expect(momentWords(instant, 'America/Lima')).toBe('sábado 5 de diciembre, 22:05');
  expect(momentWords(instant, 'UTC')).toBe('domingo 6 de diciembre, 03:05');
});
