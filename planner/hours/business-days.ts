import { dayFromIso, isoFromDay, weekday } from './calendar.ts';
import type { HolidayTable } from './holidays.ts';

export interface BusinessCalendar {
  weekdays: readonly number[];
  holidays: HolidayTable;
}

export type DayCount = 'business' | 'calendar';

/** `day` is the number of days since 1970-01-01. */
export function isBusinessDay(day: number, { weekdays, holidays }: BusinessCalendar): boolean {
  return weekdays.includes(weekday(day)) && holidays(day) === null;
}

/**
 * Counting begins on the day after `from` (ISO date).
 * @throws RangeError if the calendar has no business days, or if `count` is negative or fractional
 */
export function addDays(from: string, count: number, counted: DayCount, calendar: BusinessCalendar): string {
  if (!Number.isInteger(count) || count < 0) throw new RangeError(`not a number of days: ${count}`);
  let day = dayFromIso(from);
  if (counted === 'calendar') return isoFromDay(day + count);
  if (calendar.weekdays.length === 0) throw new RangeError('a calendar without working days');
  for (let left = count; left > 0; ) {
    day += 1;
    if (isBusinessDay(day, calendar)) left -= 1;
  }
  return isoFromDay(day);
}

/**
 * Counts the days after `from`, up to and including `to` (ISO dates). The result is negative if `to` is earlier than
 * `from`.
 */
export function countDays(from: string, to: string, counted: DayCount, calendar: BusinessCalendar): number {
  const [first, last] = [dayFromIso(from), dayFromIso(to)];
  if (counted === 'calendar') return last - first;
  if (last < first) return 0 - countDays(to, from, counted, calendar);
  let days = 0;
  for (let day = first + 1; day <= last; day += 1) if (isBusinessDay(day, calendar)) days += 1;
  return days;
}
