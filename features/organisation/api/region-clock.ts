import { fromDate, toCalendarDate } from '@internationalized/date';
import { type HolidayTable, holidayTable } from '#planner/hours/holidays.ts';
import type { Region } from '#regions/read-region.ts';

export interface RegionClock {
  /** IANA name, such as "America/Lima". */
  timeZone: string;
  holidays: HolidayTable;
}

const clocks = new WeakMap<object, RegionClock>();

/** The country of a region can change, so each request must call this function. */
export function regionClock(region: Pick<Region, 'settings' | 'country'>): RegionClock {
  let clock = clocks.get(region);
  if (!clock) {
    clock = { timeZone: region.settings.time_zone, holidays: holidayTable(region.country.holidays) };
    clocks.set(region, clock);
  }
  return clock;
}

/** Returns `YYYY-MM-DD` in the region's time zone. */
export function today({ timeZone }: RegionClock, now = new Date()): string {
  return toCalendarDate(fromDate(now, timeZone)).toString();
}
