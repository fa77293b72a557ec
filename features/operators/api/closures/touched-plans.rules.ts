import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';

const MINUTES_OF_DAY = 1440;

/** Days are counted from the first day of the program, from 0. */
export interface ClosedStops {
  days: Set<number>;
  titles: Set<string>;
}

/** @param closed ids of places. */
export function closedStopsOf(program: PlanContent['days'], closed: ReadonlySet<string>): ClosedStops {
  const found: ClosedStops = { days: new Set(), titles: new Set() };
  program.forEach(({ stops }, index) => {
    for (const { place, title, begin } of stops) {
      if (place === null || !closed.has(place)) continue;
      found.days.add(index + Math.floor(begin / MINUTES_OF_DAY));
      found.titles.add(title);
    }
  });
  return found;
}

/**
 * First local days of the departures that visit a closed stop, as a literal of PostgreSQL's type datemultirange.
 * @param endsOn the last closed day, or null for an open end.
 */
export function touchedDates(
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
  days: Iterable<number>,
): string {
  const moved = (day: string, by: number) => isoFromDay(dayFromIso(day) - by);
  const ranges = [...days].map((day) => `[${moved(startsOn, day)},${endsOn === null ? ')' : `${moved(endsOn, day)}]`}`);
  return `{${ranges.join(',')}}`;
}
