import { fromDate, toCalendarDate } from '@internationalized/date';
import { type HolidayTable, holidayTable } from '#planner/hours/holidays.ts';
import type { Region } from '#regions/read-region.ts';

/** What the region's local time depends on. */
export interface RegionClock {
  /** IANA name, as "America/Lima". */
  timeZone: string;
  holidays: HolidayTable;
}

const clocks = new WeakMap<object, RegionClock>();

/** Made once for a region as it is now; ask with `await platform.region.current()` at every request, for its country may change. */
export function regionClock(region: Pick<Region, 'settings' | 'country'>): RegionClock {
  let clock = clocks.get(region);
  if (!clock) {
    clock = { timeZone: region.settings.time_zone, holidays: holidayTable(region.country.holidays) };
    clocks.set(region, clock);
  }
  return clock;
}

/** The region's date, ISO. */
export function today({ timeZone }: RegionClock, now = new Date()): string {
  return toCalendarDate(fromDate(now, timeZone)).toString();
}
