import type { Minute, Problem } from '#planner/model.ts';
import { interestOf } from '#planner/score.ts';
import { type BrokenReason, type DayVerdict, validate } from '#planner/validate.ts';
import type { TripDay } from '../../../contract/trip.ts';
import { draftDays } from './plan-stops.ts';

/** The most important measure is the first. `taste` counts the planner's interest, `late` the minutes after `backBy`. */
const MEASURES = [
  'closed',
  'unfit',
  'sights',
  'meals',
  'taste',
  'drive',
  'ride',
  'walk',
  'wait',
  'late',
  'overfull',
  'hurried',
  'cost',
] as const;
export type Measure = (typeof MEASURES)[number];

export interface RouteGain {
  measure: Measure;
  /** `true` if the new version has more of it. */
  more: boolean;
  /** Minutes, metres, minor units or a count. Always positive. */
  by: number;
}

export interface RouteGains {
  better: RouteGain[];
  worse: RouteGain[];
  /** Number of stops of the new version that do not fit. */
  unfit: number;
}

/** More of these is better. Less of every other measure is better. */
const WANTED: ReadonlySet<Measure> = new Set(['sights', 'meals', 'taste']);

/** Smaller differences are not worth mentioning, except more driving. */
const LEAST: Partial<Record<Measure, number>> = { drive: 5, ride: 5, walk: 200, wait: 15, late: 10 };
const LEAST_TASTE = 0.05;

/** Compares two versions of a trip. An empty `better` means that the new version is not worth offering. */
export function routeGains(problem: Problem, before: readonly TripDay[], after: readonly TripDay[]): RouteGains {
  const was = measure(problem, before);
  const is = measure(problem, after);
  const gains: RouteGains = { better: [], worse: [], unfit: is.unfit };
  for (const one of MEASURES) {
    // Another number of visits explains another sum of interest.
    if (one === 'taste' && was.sights !== is.sights) continue;
    const more = is[one] - was[one];
    const isBetter = more > 0 === WANTED.has(one);
    const least = one === 'taste' ? was.taste * LEAST_TASTE : !isBetter && one === 'drive' ? 1 : (LEAST[one] ?? 1);
    if (more === 0 || Math.abs(more) < least) continue;
    const side = isBetter ? gains.better : gains.worse;
    side.push({ measure: one, more: more > 0, by: Math.abs(more) });
  }
  return gains;
}

function measure(problem: Problem, days: readonly TripDay[]): Record<Measure, number> {
  const verdict = validate(problem, draftDays(days));
  const stops = days.flatMap((day) => day.stops);
  const visited = stops.flatMap(({ place, meal }) => (place !== null && !meal ? place : []));
  const broken = verdict.days.flatMap((day) => day.stops.flatMap((stop) => stop.broken ?? []));
  const sum = (of: (day: DayVerdict, d: number) => number) =>
    verdict.days.reduce((total, day, d) => total + of(day, d), 0);
  return {
    closed: broken.filter(isClosed).length,
    unfit: broken.filter((reason) => !isClosed(reason) && reason.code !== 'unknown_place').length,
    sights: visited.length + stops.filter(({ plan }) => plan).length,
    meals: stops.filter(({ meal }) => meal).length,
    taste: interestOf(problem, visited),
    drive: sum(({ driveMinutes }) => driveMinutes),
    ride: sum(({ legs }) => minutesBy(legs, ['train', 'boat'])),
    walk: sum(({ walkMetres }) => walkMetres),
    wait: sum((day, d) => waitOf(problem, day, days[d]!)),
    late: sum(({ back }, d) => Math.max(0, back - (problem.days[d]!.backBy ?? problem.days[d]!.latest))),
    overfull: sum(({ warnings }) => Number(warnings.some(({ code }) => code !== 'driving_as_asked'))),
    hurried: sum(({ stops }) => stops.filter(({ warnings }) => warnings.length > 0).length),
    cost: verdict.cost,
  };
}

function isClosed({ code }: BrokenReason): boolean {
  return code === 'closed_that_day' || code === 'closed_then';
}

function minutesBy(legs: DayVerdict['legs'], modes: readonly string[]): Minute {
  return legs.reduce((sum, leg) => (leg && modes.includes(leg.mode) ? sum + leg.minutes : sum), 0);
}

/** The pause after a leg is no wait. */
function waitOf({ caps }: Problem, { legs }: DayVerdict, { stops }: TripDay): Minute {
  return stops.slice(1).reduce((sum, { begin }, s) => {
    const before = stops[s]!;
    const way = legs[s + 1]?.minutes ?? 0;
    const free = begin - before.begin - before.minutes - way - (way > 0 ? caps.buffer : 0);
    return sum + Math.max(0, free);
  }, 0);
}
