import type { Compiled } from './compile.ts';
import { entriesOf } from './entries.ts';
import { hoursClassOn } from './hours-class.ts';
import type { Item } from './items.ts';
import { isWhereDayEnds } from './meals.ts';
import type { HoursClass, Plan, PlannedDay, PlannedLeg, PlannedStop, Problem, TimeWindow } from './model.ts';
import { scoreOf } from './score.ts';

interface Timed {
  item: Item;
  begin: number;
}

/** Leaves `leftOut` and `refused` empty, because the caller fills them. */
export function readPlan(problem: Problem, { items }: Compiled, routes: number[][]): Plan {
  const days = problem.days.map((_, d) =>
    readDay(
      problem,
      (routes[d] ?? []).map((i) => items[i]!),
      d,
    ),
  );
  const placed = days.flatMap((day) => day.stops.flatMap((stop) => (stop.place === null ? [] : [stop.place])));
  const byId = new Map(problem.places.map((place) => [place.id, place]));
  const stopsByClass: Record<HoursClass, number> = { known: 0, open_space: 0, assumed: 0 };
  for (const { stops } of days) for (const { hoursClass } of stops) if (hoursClass !== null) stopsByClass[hoursClass]++;
  const cost = entriesOf(placed.map((id) => byId.get(id)!));
  return { days, score: scoreOf(problem, days), cost, leftOut: [], refused: [], stopsByClass };
}

function readDay(problem: Problem, items: Item[], d: number): PlannedDay {
  const { date, start, end, earliest } = problem.days[d]!;
  // A day that has only meals without a place stays empty.
  if (!items.some((item) => item.place !== null)) return { date, leave: earliest, back: earliest, stops: [], legs: [] };
  const timed = squeezeWaits(problem, earliestTimes(problem, items, d), d);
  const stops: PlannedStop[] = [];
  const legs: PlannedLeg[] = [];
  let at = start;
  const first = timed[0]!;
  let free = first.begin - reach(problem, at, nodeOf(first.item, at, end));
  const leave = free;
  for (const { item, begin } of timed) {
    const to = nodeOf(item, at, end);
    const leg = legBetween(problem, at, to, free);
    legs.push(leg);
    const finish = begin + item.minutes;
    stops.push(stopOf(problem, item, free + leg.minutes, begin, finish, d));
    at = to;
    free = finish;
  }
  const home = legBetween(problem, at, end, free);
  legs.push(home);
  return { date, leave, back: free + home.minutes, stops, legs };
}

function stopOf(problem: Problem, item: Item, arrive: number, begin: number, end: number, d: number): PlannedStop {
  const place = item.place === null ? null : problem.places[item.place]!;
  const window = place?.windows[d]?.find((span) => holds(span, begin, end)) ?? null;
  return {
    place: place?.id ?? null,
    ...(item.meal === null ? {} : { meal: item.meal }),
    arrive,
    begin,
    end,
    hoursClass: place === null ? null : hoursClassOn(place, d),
    window,
    fixed: item.fixed?.reason ?? null,
  };
}

function holds({ open, close, lastEntry = close }: TimeWindow, begin: number, end: number): boolean {
  return open <= begin && begin <= lastEntry && end <= close;
}

function nodeOf({ place, meal }: Item, before: number, end: number): number {
  return place ?? (isWhereDayEnds(meal) ? end : before);
}

/** Returns minutes of travel and of the pause after the leg. */
function reach(problem: Problem, from: number, to: number): number {
  if (from === to) return 0;
  const minutes = problem.legs.minutes[from * problem.legs.size + to]!;
  return minutes > 0 ? minutes + problem.caps.buffer : minutes;
}

function legBetween({ legs }: Problem, from: number, to: number, depart: number): PlannedLeg {
  const cell = from * legs.size + to;
  const still = from === to;
  return {
    from,
    to,
    depart,
    minutes: still ? 0 : legs.minutes[cell]!,
    metres: still ? 0 : legs.metres[cell]!,
    mode: still ? 'walk' : legs.modes[legs.mode[cell]!]!,
    basis: legs.bases[legs.basis[cell]!]!,
  };
}

function earliestTimes(problem: Problem, items: Item[], d: number): Timed[] {
  const { start, end, earliest } = problem.days[d]!;
  let at = start;
  let free = earliest;
  return items.map((item) => {
    const to = nodeOf(item, at, end);
    const begin = firstBegin(problem, item, d, free + reach(problem, at, to));
    at = to;
    free = begin + item.minutes;
    return { item, begin };
  });
}

/** Delays visits, so that the traveller leaves later instead of waiting. */
function squeezeWaits(problem: Problem, timed: Timed[], d: number): Timed[] {
  const nodes: number[] = [];
  const { start, end } = problem.days[d]!;
  let at = start;
  for (const { item } of timed) {
    at = nodeOf(item, at, end);
    nodes.push(at);
  }
  for (let k = timed.length - 2; k >= 0; k--) {
    const stop = timed[k]!;
    const ends = timed[k + 1]!.begin - reach(problem, nodes[k]!, nodes[k + 1]!);
    stop.begin = Math.max(stop.begin, lastBegin(problem, stop.item, d, ends - stop.item.minutes));
  }
  return timed;
}

function allowed(problem: Problem, item: Item, d: number): { from: number; to: number }[] {
  if (item.fixed !== null) return [{ from: item.fixed.arrive, to: item.fixed.arrive }];
  const meal = problem.meals.find((rule) => rule.meal === item.meal)?.window;
  const windows =
    item.place === null
      ? [{ open: 0, close: Number.MAX_SAFE_INTEGER }]
      : ((problem.places[item.place]!.suits ?? problem.places[item.place]!.windows)[d] ?? []);
  return windows.map(({ open, close, lastEntry = close }: TimeWindow) => ({
    from: Math.max(open, meal?.open ?? 0),
    to: Math.min(
      lastEntry,
      close - item.minutes,
      meal === undefined ? close : Math.min(meal.lastEntry ?? meal.close, meal.close - item.minutes),
    ),
  }));
}

function firstBegin(problem: Problem, item: Item, d: number, ready: number): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { from, to } of allowed(problem, item, d)) {
    const begin = Math.max(from, ready);
    if (begin <= to) first = Math.min(first, begin);
  }
  return first;
}

function lastBegin(problem: Problem, item: Item, d: number, latest: number): number {
  let last = Number.NEGATIVE_INFINITY;
  for (const { from, to } of allowed(problem, item, d)) {
    const begin = Math.min(to, latest);
    if (begin >= from) last = Math.max(last, begin);
  }
  return last;
}
