import { fromDate, toCalendarDate } from '@internationalized/date';
import { type HolidayTable, holidayTable } from '#planner/hours/holidays.ts';
import type { Region } from '#regions/read-region.ts';

/** What the region's local time depends on. */
export interface RegionClock {
  /** IANA name, as "America/Lima". */
  timeZone: string;
  holidays: HolidayTable;
}

export function regionClock({ settings, country }: Pick<Region, 'settings' | 'country'>): RegionClock {
  return { timeZone: settings.time_zone, holidays: holidayTable(country.holidays) };
}

/** The region's date, ISO. */
export function today({ timeZone }: RegionClock, now = new Date()): string {
  return toCalendarDate(fromDate(now, timeZone)).toString();
}
