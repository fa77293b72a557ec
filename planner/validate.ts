import { type DraftDay, type DraftStop, nodeOfStop, nodesOf, type Way, wayBetween } from './draft.ts';
import { entriesOf } from './entries.ts';
import type { Candidate, DayFrame, Minute, Need, Problem, TimeWindow } from './model.ts';

export type BrokenReason =
  | { code: 'unknown_place' }
  | { code: 'planned_twice' }
  | { code: 'closed_that_day' }
  /** The place is not open for the whole visit. `windows` are the opening times of the day. */
  | { code: 'closed_then'; windows: TimeWindow[] }
  | { code: 'hours_only_assumed' }
  | { code: 'need_not_met'; need: Need }
  | { code: 'overlaps'; with: string }
  | { code: 'no_way' }
  /** `earliest` is the first possible arrival. */
  | { code: 'cannot_arrive'; earliest: Minute }
  | { code: 'before_the_day'; earliest: Minute }
  | { code: 'after_the_day'; back: Minute; latest: Minute }
  | { code: 'meal_outside_hours'; window: TimeWindow };

export type Warning = { code: 'no_rest'; minutes: Minute } | { code: 'short_visit'; minimum: Minute };

export type DayWarning =
  | { code: 'too_many_stops'; stops: number; most: number }
  | { code: 'too_much_walking'; metres: number; most: number }
  | { code: 'too_much_driving'; minutes: Minute; most: Minute }
  /** The traveller's own places need more driving than the pace promises. */
  | { code: 'driving_as_asked'; minutes: Minute; promised: Minute };

export interface StopVerdict {
  id: string;
  broken: BrokenReason | null;
  warnings: Warning[];
}

export interface DayVerdict {
  leave: Minute;
  back: Minute;
  stops: StopVerdict[];
  /**
   * The list includes the legs to the first stop and back. A leg is null if no way exists, or if a place is unknown.
   */
  legs: (Way | null)[];
  walkMetres: number;
  driveMinutes: Minute;
  warnings: DayWarning[];
}

export interface DraftVerdict {
  days: DayVerdict[];
  cost: number;
  overBudget: boolean;
}

/**
 * Every broken stop gets the first reason that applies. A week takes less than a millisecond, so callers may validate
 * every frame of a drag.
 */
export function validate(problem: Problem, days: DraftDay[]): DraftVerdict {
  const nodes = nodesOf(problem);
  const seen = new Set<string>();
  const visited: Candidate[] = [];
  const verdicts = days.flatMap((day, d) => {
    const frame = problem.days[d];
    if (frame === undefined) return [];
    for (const { place } of day.stops) {
      const node = place === null ? undefined : nodes.get(place);
      if (node !== undefined) visited.push(problem.places[node]!);
    }
    return [judgeDay({ problem, nodes, seen, frame, d }, day.stops)];
  });
  const cost = entriesOf(visited);
  return { days: verdicts, cost, overBudget: problem.budget !== null && cost > problem.budget };
}

interface Context {
  problem: Problem;
  nodes: Map<string, number>;
  seen: Set<string>;
  frame: DayFrame;
  d: number;
}

function judgeDay(context: Context, stops: DraftStop[]): DayVerdict {
  const { problem, nodes, frame } = context;
  const verdict: DayVerdict = {
    leave: frame.earliest,
    back: frame.earliest,
    stops: [],
    legs: [],
    walkMetres: 0,
    driveMinutes: 0,
    warnings: [],
  };
  if (stops.length === 0) {
    if (frame.start !== frame.end) addLeg(verdict, wayBetween(problem, frame.start, frame.end));
    return verdict;
  }
  let at = frame.start;
  let before: DraftStop | null = null;
  /** The stop that ends last. A long stop can end after the stop that follows it. */
  let longest: DraftStop | null = null;
  for (const stop of stops) {
    const node = nodeOfStop(nodes, stop, at, frame.end);
    const way = node === undefined ? null : wayBetween(problem, at, node);
    if (before === null) verdict.leave = stop.begin - (way?.minutes ?? 0);
    verdict.stops.push({
      id: stop.id,
      broken: whyBroken(context, stop, { node, way, before, longest }),
      warnings: warningsOf(problem, stop, node, way, before),
    });
    addLeg(verdict, way);
    at = node ?? at;
    before = stop;
    if (longest === null || endOf(stop) > endOf(longest)) longest = stop;
  }
  const home = wayBetween(problem, at, frame.end);
  addLeg(verdict, home);
  verdict.back = endOf(longest!) + (home?.minutes ?? 0);
  const last = verdict.stops.at(-1)!;
  if (verdict.back > frame.latest) last.broken ??= { code: 'after_the_day', back: verdict.back, latest: frame.latest };
  verdict.warnings = dayWarnings(problem, verdict, stops);
  return verdict;
}

function addLeg(verdict: DayVerdict, way: Way | null): void {
  verdict.legs.push(way);
  if (way?.mode === 'walk') verdict.walkMetres += way.metres;
  else if (way?.mode === 'drive') verdict.driveMinutes += way.minutes;
}

const endOf = ({ begin, minutes }: DraftStop): Minute => begin + minutes;

interface Before {
  node: number | undefined;
  way: Way | null;
  before: DraftStop | null;
  longest: DraftStop | null;
}

function whyBroken(
  { problem, seen, frame, d }: Context,
  stop: DraftStop,
  { node, way, before, longest }: Before,
): BrokenReason | null {
  if (node === undefined) return { code: 'unknown_place' };
  if (stop.place !== null) {
    if (seen.has(stop.place)) return { code: 'planned_twice' };
    seen.add(stop.place);
    const reason = stop.state === 'booked' ? null : whyPlaceFails(problem, problem.places[node]!, stop, d);
    if (reason !== null) return reason;
  }
  const meal = stop.meal && problem.meals.find((rule) => rule.meal === stop.meal);
  if (meal && !inside(meal.window, stop)) return { code: 'meal_outside_hours', window: meal.window };
  if (way === null) return { code: 'no_way' };
  if (before === null || longest === null) {
    const earliest = frame.earliest + way.minutes;
    return stop.begin < earliest ? { code: 'before_the_day', earliest } : null;
  }
  if (stop.begin < endOf(longest)) return { code: 'overlaps', with: longest.id };
  const free = endOf(before);
  return stop.begin < free + way.minutes ? { code: 'cannot_arrive', earliest: free + way.minutes } : null;
}

function whyPlaceFails(problem: Problem, place: Candidate, stop: DraftStop, d: number): BrokenReason | null {
  const windows = place.windows[d] ?? [];
  if (windows.length === 0) return { code: 'closed_that_day' };
  if (!windows.some((window) => inside(window, stop))) return { code: 'closed_then', windows };
  if (problem.knownHoursOnly && place.hoursClass === 'assumed') return { code: 'hours_only_assumed' };
  const need = problem.needs.find((asked) => place.needs[asked] === false);
  return need === undefined ? null : { code: 'need_not_met', need };
}

function inside({ open, close, lastEntry = close }: TimeWindow, { begin, minutes }: DraftStop): boolean {
  return open <= begin && begin <= lastEntry && begin + minutes <= close;
}

function warningsOf(
  problem: Problem,
  stop: DraftStop,
  node: number | undefined,
  way: Way | null,
  before: DraftStop | null,
): Warning[] {
  const warnings: Warning[] = [];
  const { buffer } = problem.caps;
  if (way !== null && way.minutes > 0 && before !== null) {
    const rest = stop.begin - before.begin - before.minutes - way.minutes;
    if (rest >= 0 && rest < buffer) warnings.push({ code: 'no_rest', minutes: rest });
  }
  if (stop.place !== null && node !== undefined && stop.meal === undefined) {
    const { minimum } = problem.places[node]!.visit;
    if (stop.minutes < minimum) warnings.push({ code: 'short_visit', minimum });
  }
  return warnings;
}

function dayWarnings({ caps }: Problem, verdict: DayVerdict, stops: DraftStop[]): DayWarning[] {
  const warnings: DayWarning[] = [];
  const visits = stops.filter((stop) => stop.meal === undefined).length;
  if (visits > caps.stopsPerDay) warnings.push({ code: 'too_many_stops', stops: visits, most: caps.stopsPerDay });
  if (verdict.walkMetres > caps.walkMetresPerDay) {
    warnings.push({ code: 'too_much_walking', metres: verdict.walkMetres, most: caps.walkMetresPerDay });
  }
  if (verdict.driveMinutes > caps.driveMinutesPerDay) {
    warnings.push({ code: 'too_much_driving', minutes: verdict.driveMinutes, most: caps.driveMinutesPerDay });
  } else if (caps.paceDriveMinutes !== undefined && verdict.driveMinutes > caps.paceDriveMinutes) {
    warnings.push({ code: 'driving_as_asked', minutes: verdict.driveMinutes, promised: caps.paceDriveMinutes });
  }
  return warnings;
}
