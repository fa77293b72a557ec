import { fromDate, parseDate, toZoned } from '@internationalized/date';

/** "2026-12-01T14:00:00Z": whole seconds, as the standard requires. */
export function utc(instant: Date): string {
  return instant.toISOString().replace(/\.\d{3}Z$/, 'Z');
}

export const utcOrNull = (instant: Date | null): string | null => instant && utc(instant);

/** "2026-12-01T09:00:00-05:00". */
export function localDateTime(instant: Date, zone: string): string {
  const whole = new Date(Math.floor(instant.getTime() / 1000) * 1000);
  return withoutZone(fromDate(whole, zone).toString());
}

/** The start of a local day and of the next one. */
export function wholeDay(day: string, zone: string): [start: string, end: string] {
  const date = parseDate(day);
  return [date, date.add({ days: 1 })].map((one) => withoutZone(toZoned(one, zone).toString())) as [string, string];
}

/** The standard's local times have no zone; the product has it. */
const withoutZone = (moment: string): string => moment.replace(/\[.*\]$/, '');
