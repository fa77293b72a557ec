import { dayFromIso, isoFromDay } from '#planner/hours/calendar.ts';
import { windowsOn } from '#planner/hours/evaluate.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { parseHours } from '#planner/hours/parse.ts';
import type { DepartureRule } from './departure-rule.ts';
import type { ProgramDay } from './plan-content.ts';
import { departureSpan, programAt } from './program-times.ts';
import { type DepartureLengths, ruleDepartures } from './rule-departures.ts';

/** Number of days for which a program is compared with opening hours. */
export const TRIED_DAYS = 60;

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
  days: readonly ProgramDay[],
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

interface RuleOfOption {
  optionId: string;
  rule: DepartureRule;
}

interface OptionLengths extends Omit<DepartureLengths, 'zone'> {
  id: string;
}

/**
 * Returns the first closed stop of each place on the departures of the rules. Rules that leave out days with a closed
 * place are skipped.
 * @param setting `today` and `until` are local days, and both are tried
 */
export function closedStopsOfRules(
  days: readonly ProgramDay[],
  rules: readonly RuleOfOption[],
  options: readonly OptionLengths[],
  setting: {
    today: string;
    until: string;
    zone: string;
    places: ReadonlyMap<string, PlaceHours>;
    holidays: HolidayTable;
  },
): ClosedStop[] {
  const { today, until, zone, places, holidays } = setting;
  const found = new Map<string, ClosedStop>();
  for (const { rule, optionId } of rules) {
    const option = options.find(({ id }) => id === optionId);
    if (!option || rule.onlyOpen) continue;
    for (const { localDate, localTime, startsAt, endsAt } of ruleDepartures(rule, { ...option, zone }, today, until)) {
      const moved = programAt(days, departureSpan(localTime, startsAt, endsAt));
      for (const stop of closedStops(moved, localDate, places, holidays))
        if (!found.has(stop.place)) found.set(stop.place, stop);
    }
  }
  return [...found.values()];
}

/** @param day such as "lunes, 30 de noviembre" */
export const closedStopWarning = ({ name }: Pick<ClosedStop, 'name'>, day: string): string =>
  `«${name}» está cerrado a esa hora el ${day}, y quizá otros días de tus salidas.`;

function isOpen(place: PlaceHours, day: number, begin: number, minutes: number, holidays: HolidayTable): boolean {
  if (place.hoursRule === null || (place.hoursClass !== 'known' && place.hoursClass !== 'assumed')) return true;
  const parsed = parseHours(place.hoursRule);
  if (!parsed.ok) return true;
  return windowsOn(parsed.rules, day, holidays).some(({ open, close }) => open <= begin && begin + minutes <= close);
}
