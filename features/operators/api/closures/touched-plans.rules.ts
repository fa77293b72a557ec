import type { PublicClosure } from '#features/closures/contract/closure.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';

const MINUTES_OF_DAY = 1440;

/** `days` are indices of the program's days, from 0. */
export interface ClosedStops {
  days: Set<number>;
  titles: Set<string>;
}

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

/** A group that goes on foot passes a road that is closed to cars. */
export const isTouchedBy = ({ kind }: Pick<PublicClosure, 'kind'>, { onFoot }: { onFoot: boolean }): boolean =>
  !(kind === 'road' && onFoot);

/**
 * Returns first local days of departures that visit a closed stop, as a literal of PostgreSQL's type datemultirange.
 * @param endsOn last closed day, or null for an open end
 */
export function touchedDates(
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
  days: Iterable<number>,
): string {
  const moved = (day: string, by: number) => isoFromDay(dayFromIso(day) - by);
  const ranges = [...days].map((day) => `[${moved(startsOn, day)},${endsOn === null ? ')' : `${moved(endsOn, day)}]`}`);
  return `{${ranges.join(',')}}`;
}
