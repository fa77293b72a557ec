import { expect, test } from 'vitest';
import { zonedCron } from './zoned-cron.ts';

function digest(instant: string) {
  const it = new Date(instant);
  return {
    min: it.getUTCMinutes(),
    hour: it.getUTCHours(),
    date: it.getUTCDate(),
    month: it.getUTCMonth() + 1,
    dow: it.getUTCDay(),
  };
}
const matches = (at: string, zone: string, instant: string) =>
  zonedCron(at, zone, () => new Date(instant))(digest(instant));

test("a crontab is evaluated in the region's local time", () => {
  expect(matches('0 3 * * *', 'America/Lima', '2026-11-21T08:00:00Z')).toBe(true);
  expect(matches('0 3 * * *', 'America/Lima', '2026-11-21T03:00:00Z')).toBe(false);
  expect(matches('*/15 * * * *', 'America/Lima', '2026-11-21T08:45:00Z')).toBe(true);
});

test('day, month and weekday are those of the region', () => {
  expect(matches('30 22 * * 6', 'America/Lima', '2026-11-22T03:30:00Z')).toBe(true);
  expect(matches('30 22 31 12 *', 'America/Lima', '2027-01-01T03:30:00Z')).toBe(true);
  expect(matches('30 22 * * 0', 'America/Lima', '2026-11-22T03:30:00Z')).toBe(false);
});

test('the local hour stays the same in summer time', () => {
  expect(matches('0 9 * * *', 'Europe/Madrid', '2026-07-01T07:00:00Z')).toBe(true);
  expect(matches('0 9 * * *', 'Europe/Madrid', '2026-12-01T08:00:00Z')).toBe(true);
});

test('an invalid crontab is refused', () => {
  expect(() => zonedCron('every day', 'America/Lima')).toThrow();
});
