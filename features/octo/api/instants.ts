import { fromDate, parseDate, toZoned } from '@internationalized/date';

/** "2026-12-01T14:00:00Z": OCTO requires whole seconds. */
export function utc(instant: Date): string {
  return instant.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

export const utcOrNull = (instant: Date | null): string | null => instant && utc(instant);

/** "2026-12-01T09:00:00-05:00". */
export function localDateTime(instant: Date, zone: string): string {
  const whole = new Date(Math.floor(instant.getTime() / 1000) * 1000);
  return withoutZone(fromDate(whole, zone).toString());
}

/** The instants at which the local day and the next day begin. */
export function wholeDay(day: string, zone: string): [start: string, end: string] {
  const date = parseDate(day);
  return [date, date.add({ days: 1 })].map((one) => withoutZone(toZoned(one, zone).toString())) as [string, string];
}

/** OCTO's local times have an offset, but no name of a zone. */
const withoutZone = (moment: string): string => moment.replace(/\[.*\]$/, '');
