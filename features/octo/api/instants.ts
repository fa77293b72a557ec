import { fromDate, parseDate, toZoned } from '@internationalized/date';

/** Returns whole seconds, as OCTO requires, for example "2026-12-01T14:00:00Z". */
export function utc(instant: Date): string {
  return instant.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

export const utcOrNull = (instant: Date | null): string | null => instant && utc(instant);

/** Returns a local time with its offset, for example "2026-12-01T09:00:00-05:00". */
export function localDateTime(instant: Date, zone: string): string {
  const whole = new Date(Math.floor(instant.getTime() / 1000) * 1000);
  return withoutZone(fromDate(whole, zone).toString());
}

/** @returns the local times at which the day and the next day begin */
export function wholeDay(day: string, zone: string): [start: string, end: string] {
  const date = parseDate(day);
  return [date, date.add({ days: 1 })].map((one) => withoutZone(toZoned(one, zone).toString())) as [string, string];
}

/** OCTO's local times have an offset but no time zone name, so the name in brackets is removed. */
const withoutZone = (moment: string): string => moment.replace(/\[.*\]$/, '');
