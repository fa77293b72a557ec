import { describe, expect, it } from 'vitest';
import { parseDay } from '#web/ui/parse-day.ts';
import { count } from './count.ts';
import { addDays, daysBetween, formatDate, formatDateRange, formatLongDate, localDate, weekday } from './dates.ts';
import { formatDistance } from './distance.ts';
import { formatMoney } from './money.ts';
import { formatClock, formatDuration } from './time.ts';

describe('dates', () => {
  it('are written with weekday and dd/mm/yyyy', () => {
    expect(formatDate('2026-12-12')).toBe('sáb 12/12/2026');
    expect(formatDateRange('2026-12-11', '2026-12-13')).toBe('vie 11/12/2026 – dom 13/12/2026');
    expect(formatDateRange('2026-12-11', '2026-12-11')).toBe('vie 11/12/2026');
    expect(formatLongDate('2026-12-12')).toBe('sábado, 12 de diciembre');
  });

  it('localDate returns the day in the time zone of the region', () => {
    const instant = new Date('2026-12-12T03:00:00Z');
    expect(localDate('America/Lima', instant)).toBe('2026-12-11');
    expect(localDate('Europe/Madrid', instant)).toBe('2026-12-12');
  });

  it('are added and subtracted correctly across months and leap days', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect([weekday('2026-12-14'), weekday('2026-12-13')]).toEqual([0, 6]);
  });
});

it.each([
  ['5/7/2026', '2026-07-05'],
  ['05-07-26', '2026-07-05'],
  ['05072026', '2026-07-05'],
  ['31/02/2026', null],
  ['mañana', null],
  ['', null],
])('reads %j as %j', (text, day) => expect(parseDay(text)).toBe(day));

it('formatClock writes times in 24 hours, and formatDuration writes hours and minutes', () => {
  expect([0, 545, 1439, 1530].map(formatClock)).toEqual(['00:00', '09:05', '23:59', '01:30']);
  expect([0, 45, 60, 90, 145].map(formatDuration)).toEqual(['0 min', '45 min', '1 h', '1 h 30 min', '2 h 25 min']);
});

it('formatDistance rounds distances', () => {
  expect([84, 995, 1420, 6000, 86_400].map(formatDistance)).toEqual(['80 m', '1 km', '1.4 km', '6 km', '86 km']);
});

it('formatMoney puts the currency first and omits decimals of whole amounts', () => {
  expect(formatMoney(42_000, 'PEN')).toBe('PEN 420');
  expect(formatMoney(42_050, 'PEN')).toBe('PEN 420.50');
  expect(formatMoney(115_000, 'PEN')).toBe('PEN 1\u00a0150');
  expect(formatMoney(500, 'CLP')).toBe('CLP 500');
  // ISO 4217 gives the Colombian peso hundredths, but prices have none.
  expect(formatMoney(8_500_000, 'COP')).toBe('COP 85\u00a0000');
  expect(formatMoney(8500, 'CLP')).toBe('CLP 8\u00a0500');
});

it('count puts the noun into singular or plural', () => {
  expect([1, 0, 1234].map((value) => count(value, 'lugar', 'lugares'))).toEqual([
    '1 lugar',
    '0 lugares',
    '1,234 lugares',
  ]);
});
