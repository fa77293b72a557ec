import { comfortTerms, kneesOf, ticketsOf } from './comfort-terms.ts';
import { type Instance, nearestVisits, type SideConstraints } from './engine/instance.ts';
import { isWhereDayEnds, mealsOfDay, suitsMeal } from './meals.ts';
import type { FixedStop, LegMode, MealRule, Problem, TimeWindow } from './model.ts';
import { isRide } from './score.ts';
import { whyUnusable } from './usable.ts';

/** `place` is an index of the problem's places, or null for a meal without a place. */
export interface Item {
  place: number | null;
  minutes: number;
  meal: MealRule['meal'] | null;
  fixed: FixedStop | null;
  must: boolean;
  /** Index of the only allowed day. Null means any day. */
  day: number | null;
}

export interface Compiled {
  instance: Instance;
  items: Item[];
}

/** Larger than every possible sum of interest. */
export const MUST_BONUS = 1_000_000;
const MEAL_BONUS = 100_000_000;
const NO_WAY = 10_000_000;

/** Visits with a lower rank are inserted first. */
const RANK = { fixed: 0, mealAtPlace: 1, mealAnywhere: 2, must: 3, rest: 4 };

export interface CompileOptions {
  /** If true, must-see places get the minimum length of a visit. */
  shortMust?: boolean;
  /** If true, days may end after `backBy`. */
  lateDays?: boolean;
}

export function compile(problem: Problem, options: CompileOptions = {}): Compiled {
  const items = listItems(problem, options);
  const routes = problem.days.length;
  const nodes = items.length + 2 * routes;
  const tableNode = new Int32Array(nodes);
  for (const [i, item] of items.entries()) tableNode[i] = nodeOf(problem, item);
  for (const [r, day] of problem.days.entries()) {
    tableNode[items.length + 2 * r] = day.start;
    tableNode[items.length + 2 * r + 1] = day.end;
  }
  const service = new Int32Array(nodes);
  const prize = new Int32Array(nodes);
  const rank = new Uint8Array(nodes);
  const always = new Uint8Array(nodes);
  const pinned = new Uint8Array(nodes);
  for (const [i, item] of items.entries()) {
    service[i] = item.minutes;
    prize[i] = item.place === null ? 0 : problem.places[item.place]!.interest;
    rank[i] = rankOf(item);
    always[i] = item.fixed !== null || item.must || item.place === null ? 1 : 0;
    pinned[i] = item.fixed !== null ? 1 : 0;
  }
  const outOf = travelTimes(problem, tableNode, items.length);
  const plain = {
    items: items.length,
    routes,
    nodes,
    outOf,
    into: transpose(outOf, nodes),
    service,
    ...startWindows(problem, items, nodes, options),
    prize,
    rank,
    always,
    pinned,
    side: sideConstraints(problem, items, tableNode),
  };
  const nearCount = Math.max(0, Math.min(30, items.length - 1));
  return { instance: { ...plain, near: nearestVisits(plain, nearCount), nearCount }, items };
}

/** The node does not matter for a meal that is where the visit before is. */
function nodeOf({ days }: Problem, { place, meal, day }: Item): number {
  return place ?? (isWhereDayEnds(meal) && day !== null ? days[day]!.end : 0);
}

export function rankOf(item: Item): number {
  if (item.fixed !== null) return RANK.fixed;
  if (item.meal !== null) return item.place === null ? RANK.mealAnywhere : RANK.mealAtPlace;
  return item.must ? RANK.must : RANK.rest;
}

function listItems(problem: Problem, options: CompileOptions): Item[] {
  const items: Item[] = [];
  const indexOf = new Map(problem.places.map((place, index) => [place.id, index]));
  const fixedPlaces = new Set<string>();
  const booked = problem.fixed.filter((stop) => stop.reason === 'booked');
  const locked = problem.fixed.filter((stop) => stop.reason === 'locked');
  for (const stop of [...booked, ...locked]) {
    const place = indexOf.get(stop.place);
    if (place === undefined) throw new RangeError(`the fixed stop ${stop.place} is not a place of the problem`);
    fixedPlaces.add(stop.place);
    items.push({
      place,
      minutes: stop.minutes,
      meal: mealServedBy(problem, place, stop),
      fixed: stop,
      must: problem.must.includes(stop.place),
      day: stop.day,
    });
  }
  const mealsDue = new Map<MealRule, number[]>();
  for (const d of problem.days.keys()) {
    for (const rule of mealsOfDay(problem, d)) mealsDue.set(rule, [...(mealsDue.get(rule) ?? []), d]);
  }
  for (const [rule, days] of mealsDue) {
    for (const day of days)
      items.push({ place: null, minutes: rule.minutes, meal: rule.meal, fixed: null, must: false, day });
  }
  for (const [index, place] of problem.places.entries()) {
    if (fixedPlaces.has(place.id) || whyUnusable(problem, index) !== null) continue;
    const must = problem.must.includes(place.id);
    if (!must && place.interest <= 0) continue;
    if (place.eating) {
      for (const rule of mealsDue.keys()) {
        items.push({ place: index, minutes: rule.minutes, meal: rule.meal, fixed: null, must, day: null });
      }
    }
    if (!place.eating || must || (mealsDue.size === 0 && !problem.comfort)) {
      const minutes = must && options.shortMust ? place.visit.minimum : place.visit.typical;
      items.push({ place: index, minutes, meal: null, fixed: null, must, day: null });
    }
  }
  return items;
}

/** A fixed stop at a restaurant serves the meal whose window contains the stop. */
function mealServedBy(problem: Problem, place: number, stop: FixedStop): MealRule['meal'] | null {
  if (!problem.places[place]!.eating) return null;
  const end = stop.arrive + stop.minutes;
  const served = mealsOfDay(problem, stop.day).find((rule) => {
    const { open, close, lastEntry = close } = rule.window;
    return stop.minutes >= rule.minutes && stop.arrive >= open && stop.arrive <= lastEntry && end <= close;
  });
  return served?.meal ?? null;
}

/**
 * Returns the minutes between nodes, including the pause after each leg (`buffer`). The last leg of a day has no pause.
 */
function travelTimes(problem: Problem, tableNode: Int32Array, items: number): Int32Array {
  const { minutes, size } = problem.legs;
  const nodes = tableNode.length;
  const times = new Int32Array(nodes * nodes);
  for (let a = 0; a < nodes; a++) {
    const row = tableNode[a]! * size;
    for (let b = 0; b < nodes; b++) {
      const way = tableNode[a] === tableNode[b] ? 0 : minutes[row + tableNode[b]!]!;
      times[a * nodes + b] = way < 0 ? NO_WAY : way > 0 && b < items ? way + problem.caps.buffer : way;
    }
  }
  return times;
}

function transpose(matrix: Int32Array, size: number): Int32Array {
  const turned = new Int32Array(matrix.length);
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) turned[b * size + a] = matrix[a * size + b]!;
  }
  return turned;
}

/** A visit may begin from `open` to `shut`, except inside a gap. */
function startWindows(
  problem: Problem,
  items: Item[],
  nodes: number,
  { lateDays = false }: CompileOptions,
): Pick<Instance, 'open' | 'shut' | 'gapAt' | 'gapFrom' | 'gapTo'> {
  const routes = problem.days.length;
  const open = new Int32Array(nodes * routes);
  const shut = new Int32Array(nodes * routes).fill(-1);
  const gapAt = new Int32Array(nodes * routes + 1);
  const gapFrom: number[] = [];
  const gapTo: number[] = [];
  for (let node = 0; node < nodes; node++) {
    for (const [r, day] of problem.days.entries()) {
      const cell = node * routes + r;
      gapAt[cell] = gapFrom.length;
      const item = items[node];
      const spans =
        item === undefined
          ? [{ from: day.earliest, to: lateDays ? day.latest : Math.min(day.latest, day.backBy ?? day.latest) }]
          : beginSpans(problem, item, r);
      if (spans.length > 0) {
        open[cell] = spans[0]!.from;
        shut[cell] = spans.at(-1)!.to;
        for (let s = 1; s < spans.length; s++) {
          gapFrom.push(spans[s - 1]!.to);
          gapTo.push(spans[s]!.from);
        }
      }
    }
  }
  gapAt[nodes * routes] = gapFrom.length;
  return { open, shut, gapAt, gapFrom: Int32Array.from(gapFrom), gapTo: Int32Array.from(gapTo) };
}

interface Span {
  from: number;
  to: number;
}

/** The spans are ascending and do not overlap. */
function beginSpans(problem: Problem, item: Item, d: number): Span[] {
  if (item.day !== null && item.day !== d) return [];
  const spans = openSpans(problem, item, d);
  if (item.fixed !== null) {
    const { arrive, reason } = item.fixed;
    // The seller confirmed the time of a booked stop, so opening hours do not apply.
    const open = reason === 'booked' || spans.some((span) => span.from <= arrive && arrive <= span.to);
    return open && whyFixedFails(problem, item) === null ? [{ from: arrive, to: arrive }] : [];
  }
  if (item.meal === null) return spans;
  const rule = mealsOfDay(problem, d).find((meal) => meal.meal === item.meal);
  if (rule === undefined) return [];
  if (item.place !== null && !suitsMeal(problem, item.meal, item.place, d)) return [];
  const meal = spanOf(rule.window, item.minutes);
  return spans
    .map((span) => ({ from: Math.max(span.from, meal.from), to: Math.min(span.to, meal.to) }))
    .filter((span) => span.from <= span.to);
}

/** Returns null if the stop can be kept. A booked stop is always kept. */
function whyFixedFails(problem: Problem, item: Item): string | null {
  if (item.fixed?.reason === 'booked') return null;
  const place = problem.places[item.place!]!;
  if (problem.knownHoursOnly && place.hoursClass === 'assumed') return 'hours';
  return problem.needs.find((need) => place.needs[need] === false) ?? null;
}

function openSpans(problem: Problem, item: Item, d: number): Span[] {
  if (item.place === null) return [{ from: 0, to: NO_WAY }];
  const { windows, suits = windows } = problem.places[item.place]!;
  const spans = ((item.fixed === null ? suits : windows)[d] ?? [])
    .map((window) => spanOf(window, item.minutes))
    .filter((span) => span.from <= span.to)
    .sort((a, b) => a.from - b.from);
  const apart: Span[] = [];
  for (const span of spans) {
    const last = apart.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else apart.push(span);
  }
  return apart;
}

function spanOf({ open, close, lastEntry = close }: TimeWindow, minutes: number): Span {
  return { from: open, to: Math.min(lastEntry, close - minutes) };
}

function sideConstraints(problem: Problem, items: Item[], tableNode: Int32Array): SideConstraints {
  const nodes = tableNode.length;
  const { caps, places, legs } = problem;
  const kinds = [...new Set(places.map((place) => place.kind))];
  const mealNames = problem.meals.map((rule) => rule.meal);
  const ride = new Int32Array(nodes * nodes);
  // Each meal without a place gets its own place number, so that meals never count as repeated visits.
  const side: SideConstraints = {
    anywhere: Uint8Array.from({ length: nodes }, (_, n) => (items[n]?.place === null ? 1 : 0)),
    here: Uint8Array.from({ length: nodes }, (_, n) =>
      items[n]?.place === null && !isWhereDayEnds(items[n].meal) ? 1 : 0,
    ),
    place: Int32Array.from(items, (item, i) => item.place ?? places.length + i),
    places: places.length + items.length,
    meal: Int8Array.from(items, (item) => (item.meal === null ? -1 : mealNames.indexOf(item.meal))),
    meals: mealNames.length,
    counts: Uint8Array.from(items, (item) => (item.meal === null ? 1 : 0)),
    stopsPerRoute: caps.stopsPerDay,
    walk: new Int32Array(nodes * nodes),
    walkCap: caps.walkMetresPerDay,
    drive: new Int32Array(nodes * nodes),
    driveCap: caps.driveMinutesPerDay,
    cost: Int32Array.from(items, (item) => (item.place === null ? 0 : (places[item.place]!.cost ?? 0))),
    budget: problem.budget ?? Number.MAX_SAFE_INTEGER,
    kind: Int32Array.from(items, (item) =>
      item.place === null ? kinds.length : kinds.indexOf(places[item.place]!.kind),
    ),
    kinds: kinds.length + 1,
    bonus: Float64Array.from(items, (item) => (item.must ? MUST_BONUS : 0) + (item.meal === null ? 0 : MEAL_BONUS)),
    knee: kneesOf(problem, kinds),
    ...ticketsOf(problem, items),
    comfort: comfortTerms(problem, items, ride),
  };
  for (let a = 0; a < nodes; a++) {
    for (let b = 0; b < nodes; b++) {
      const leg = tableNode[a]! * legs.size + tableNode[b]!;
      if (tableNode[a] === tableNode[b] || legs.minutes[leg]! < 0) continue;
      const mode: LegMode = legs.modes[legs.mode[leg]!]!;
      if (mode === 'walk') side.walk[a * nodes + b] = legs.metres[leg]!;
      else if (mode === 'drive') side.drive[a * nodes + b] = legs.minutes[leg]!;
      if (isRide(mode)) ride[a * nodes + b] = legs.minutes[leg]!;
    }
  }
  return side;
}
