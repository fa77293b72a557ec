import type { ItineraryDocument, RegionDay } from '#features/itineraries/contract/region.ts';
import type { CheckedPlace } from '#features/places/api/public.ts';
import type { DraftDay, DraftStop } from '#planner/draft.ts';
import { retimeDay } from '#planner/edit.ts';
import { isoFromDay } from '#planner/hours/calendar.ts';
import { windowsOn } from '#planner/hours/evaluate.ts';
import type { HolidayTable } from '#planner/hours/holidays.ts';
import { parseHours } from '#planner/hours/parse.ts';
import type { Candidate, LegTable, Problem, TimeWindow } from '#planner/model.ts';
import { USUAL_MEALS } from '#planner/usual-meals.ts';
import { type DraftVerdict, validate } from '#planner/validate.ts';

/** The nodes of `legs` are the places, followed by the points. */
export interface Ground {
  places: CheckedPlace[];
  /** Each point is `lon,lat`. */
  points: string[];
  legs: LegTable;
}

export interface OnDate {
  problem: Problem;
  days: DraftDay[];
  verdict: DraftVerdict;
}

const WHOLE_DAY: TimeWindow = { open: 0, close: 2880 };
/** The editor chooses the pace, so only impossible amounts are faults. */
const CAPS = { stopsPerDay: 20, walkMetresPerDay: 15_000, driveMinutesPerDay: 420, buffer: 0 };

/**
 * Each stop begins as early as possible. A place with assumed opening hours counts as closed.
 * @param first days since 1970-01-01
 */
export function putOn(
  document: Pick<ItineraryDocument, 'days'>,
  ground: Ground,
  first: number,
  holidays: HolidayTable,
): OnDate {
  const problem = problemOn(document.days, ground, first, holidays);
  let days = document.days.map(
    ({ leave, stops }, d): DraftDay => ({
      stops: stops.map(
        ({ place, meal, minutes }, s): DraftStop => ({
          id: `${d}-${s}`,
          place,
          ...(meal && { meal }),
          begin: leave,
          minutes,
          state: 'placed',
        }),
      ),
    }),
  );
  for (const d of days.keys()) days = retimeDay(problem, days, d);
  return { problem, days, verdict: validate(problem, days) };
}

function problemOn(
  days: RegionDay[],
  { places, points, legs }: Ground,
  first: number,
  holidays: HolidayTable,
): Problem {
  const nodes = new Map(places.map(({ id }, node) => [id, node]));
  const nodeOf = (end: RegionDay['start']) =>
    'place' in end ? (nodes.get(end.place) ?? 0) : places.length + points.indexOf(pointKey(end));
  return {
    days: days.map(({ leave, start, end }, d) => ({
      date: isoFromDay(first + d),
      start: nodeOf(start),
      end: nodeOf(end),
      earliest: leave,
      latest: 1440,
    })),
    places: places.map((place) => candidateOf(place, days.length, first, holidays)),
    anchors: points.length,
    legs,
    must: [],
    avoid: [],
    fixed: [],
    meals: USUAL_MEALS,
    caps: CAPS,
    party: { adults: 1, children: 0, seniors: 0 },
    currency: 'XXX',
    budget: null,
    needs: [],
    knownHoursOnly: true,
  };
}

export const pointKey = ({ lon, lat }: { lon: number; lat: number }): string => `${lon},${lat}`;

function candidateOf(place: CheckedPlace, days: number, first: number, holidays: HolidayTable): Candidate {
  const { id, category, hoursClass, hoursRule, shortest } = place;
  const parsed = hoursRule === null ? null : parseHours(hoursRule);
  const isStated = hoursClass === 'known' || hoursClass === 'open_space';
  const read = (day: number): TimeWindow[] => {
    if (!isStated) return [WHOLE_DAY];
    if (!parsed) return hoursClass === 'open_space' ? [WHOLE_DAY] : [];
    return parsed.ok ? windowsOn(parsed.rules, day, holidays) : [];
  };
  const least = shortest ?? 0;
  return {
    id,
    kind: category,
    interest: 1,
    visit: { minimum: least, typical: least, maximum: least },
    hoursClass: isStated ? hoursClass : 'assumed',
    windows: Array.from({ length: days }, (_, d) => read(first + d)),
    cost: null,
    needs: {},
    ...(category === 'food' && { eating: true }),
  };
}
