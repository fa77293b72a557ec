import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { windowsOn } from '#planner/hours/evaluate.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { parseHours } from '#planner/hours/parse.ts';

export interface PlaceHours {
  name: string;
  hoursClass: 'known' | 'open_space' | 'assumed' | 'unknown';
  hoursRule: string | null;
}

export interface ClosedStop {
  day: number;
  stop: number;
  place: string;
  name: string;
  /** Local day, `YYYY-MM-DD`. */
  date: string;
}

/**
 * Returns stops whose place is closed during a part of the stop. Places with unknown hours count as open.
 * @param begins first local day of the program
 */
export function closedStops(
  days: PlanContent['days'],
  begins: string,
  places: ReadonlyMap<string, PlaceHours>,
  holidays: HolidayTable,
): ClosedStop[] {
  const first = dayFromIso(begins);
  return days.flatMap(({ stops }, day) =>
    stops.flatMap(({ place: id, begin, minutes }, stop) => {
      const place = id === null ? undefined : places.get(id);
      if (!id || !place || isOpen(place, first + day, begin, minutes, holidays)) return [];
      return [{ day, stop, place: id, name: place.name, date: isoFromDay(first + day) }];
    }),
  );
}

function isOpen(place: PlaceHours, day: number, begin: number, minutes: number, holidays: HolidayTable): boolean {
  if (place.hoursRule === null || (place.hoursClass !== 'known' && place.hoursClass !== 'assumed')) return true;
  const parsed = parseHours(place.hoursRule);
  if (!parsed.ok) return true;
  return windowsOn(parsed.rules, day, holidays).some(({ open, close }) => open <= begin && begin + minutes <= close);
}
