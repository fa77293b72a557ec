import { calendarDay, dayFromIso, dayNumber, daysInMonth, easter, weekday } from './calendar.ts';

/**
 * `moves[weekday]` is the number of days by which the law moves a holiday on this weekday. `since` and `until` are
 * inclusive years.
 */
export type HolidayRule = { name: string; since?: number; until?: number } & HolidayDay;

type HolidayDay =
  | { month: number; day: number; moves?: readonly number[] }
  | { easter: number }
  /** 0 = Monday … 6 = Sunday. For the last weekday of a month, `nth` is -1. */
  | { month: number; weekday: number; nth: number }
  | { date: string };

/** Returns the name of the holiday on a day (days since 1970-01-01), or null. */
export type HolidayTable = (day: number) => string | null;

export const noHolidays: HolidayTable = () => null;

export function holidayTable(rules: readonly HolidayRule[]): HolidayTable {
  const years = new Map<number, Map<number, string>>();
  return (day) => {
    const { year } = calendarDay(day);
    let table = years.get(year);
    if (!table) {
      table = new Map(rules.filter((rule) => holds(rule, year)).map((rule) => [dayOf(rule, year), rule.name]));
      years.set(year, table);
    }
    return table.get(day) ?? null;
  };
}

function holds({ since, until }: HolidayRule, year: number): boolean {
  return (since === undefined || year >= since) && (until === undefined || year <= until);
}

function dayOf(rule: HolidayDay, year: number): number {
  if ('easter' in rule) return easter(year) + rule.easter;
  if ('date' in rule) return dayFromIso(rule.date);
  if ('nth' in rule) return nthWeekday(year, rule);
  const day = dayNumber({ year, month: rule.month, day: rule.day });
  return day + (rule.moves?.[weekday(day)] ?? 0);
}

function nthWeekday(year: number, { month, weekday: wanted, nth }: { month: number; weekday: number; nth: number }) {
  const first = dayNumber({ year, month, day: 1 });
  if (nth > 0) return first + ((wanted - weekday(first) + 7) % 7) + (nth - 1) * 7;
  const last = first + daysInMonth(year, month) - 1;
  return last - ((weekday(last) - wanted + 7) % 7) + (nth + 1) * 7;
}
