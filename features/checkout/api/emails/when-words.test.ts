import { expect, test } from 'vitest';
import { momentWords } from '#features/operators/contract/moment-words.ts';
import { dayOf, startWords } from './when-words.ts';

test('all dates of an email have one form', () => {
  const start = { localDate: '2026-12-12', localTime: '08:30:00' };
  expect(startWords(start)).toBe('sábado 12 de diciembre de 2026, 08:30');
  expect(startWords({ ...start, localTime: null, daysInRow: 3 })).toBe(
    'sábado 12 de diciembre de 2026, 3 días seguidos',
  );
  const instant = new Date('2026-12-13T03:00Z');
  expect(dayOf(instant, 'America/Lima')).toBe('sábado 12 de diciembre de 2026');
  expect(momentWords(instant, 'America/Lima')).toBe('sábado 12 de diciembre, 22:00');
});
