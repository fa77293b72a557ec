import type { PlanningPlace } from '#features/places/api/public.ts';
import type { Wish } from '#features/trips/contract/trip.ts';
import { calendarDay } from '#planner/hours/calendar.ts';
import type { HolidayRule } from '#planner/hours/holidays.ts';
import type { TimeWindow } from '#planner/model.ts';
import type { PlanningSettings } from '#regions/planning-schema.ts';
import { before, minuteOf } from './day-times.rules.ts';

const OPEN_AIR = new Set<PlanningPlace['category']>(['archaeological_site']);

/**
 * Returns the part of the opening times that the region's weather and altitude allow. `d` is the index of the day in
 * the trip.
 */
export function seasonTimes(
  { first_day_below_3500: startsLow = false, wet_afternoons: wet }: PlanningSettings,
  { category, needs }: Pick<PlanningPlace, 'category' | 'needs'>,
  { day, d }: { day: number; d: number },
  windows: TimeWindow[],
): TimeWindow[] {
  if (d === 0 && startsLow && needs.low_altitude === false) return [];
  if (!wet?.months.includes(calendarDay(day).month) || !OPEN_AIR.has(category)) return windows;
  return windows.flatMap((window) => before(window, minuteOf(wet.from)));
}

export function feastRules({ feasts = [] }: PlanningSettings): HolidayRule[] {
  return feasts.map(({ name, month, day }) => ({ name, month, day }));
}

/** Source keys of the places that a feast closes, keyed by the index of the day. */
export function closedByFeasts(
  { feasts = [] }: PlanningSettings,
  { days }: Pick<Wish, 'days'>,
  firstDay: number,
): Map<number, string[]> {
  const closed = new Map<number, string[]>();
  for (let d = 0; d < days; d++) {
    const { month, day } = calendarDay(firstDay + d);
    const feast = feasts.find((one) => one.month === month && one.day === day);
    if (feast) closed.set(d, feast.closed);
  }
  return closed;
}
