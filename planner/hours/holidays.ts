import { calendarDay, dayNumber, easter } from './calendar.ts';

/** A public holiday of a country, as data: the same day every year, or so many days after Easter Sunday. */
export type HolidayRule = { name: string; month: number; day: number } | { name: string; easter: number };

/** Name of the holiday on a day (days since 1970-01-01), or null. */
export type HolidayTable = (day: number) => string | null;

export const noHolidays: HolidayTable = () => null;

/** Reads the rules once per year and remembers them: asking is a map look-up. */
export function holidayTable(rules: readonly HolidayRule[]): HolidayTable {
  const years = new Map<number, Map<number, string>>();
  return (day) => {
    const { year } = calendarDay(day);
    let table = years.get(year);
    if (!table) {
      table = new Map(rules.map((rule) => [dayOf(rule, year), rule.name]));
      years.set(year, table);
    }
    return table.get(day) ?? null;
  };
}

function dayOf(rule: HolidayRule, year: number): number {
  return 'easter' in rule ? easter(year) + rule.easter : dayNumber({ year, month: rule.month, day: rule.day });
}
