import { comfortTerms, kneesOf, ticketsOf } from './comfort-terms.ts';
import { type Instance, nearestVisits, type SideConstraints } from './engine/instance.ts';
import { type CompileOptions, type Item, listItems } from './items.ts';
import { isWhereDayEnds } from './meals.ts';
import type { LegMode, Problem } from './model.ts';
import { isRide } from './score.ts';
import { NO_WAY, startWindows } from './start-windows.ts';

export interface Compiled {
  instance: Instance;
  items: Item[];
}

/** Larger than every possible sum of interest. */
export const MUST_BONUS = 1_000_000;
const MEAL_BONUS = 100_000_000;
/** More than the interest of any table. A table that the traveller asked for serves a meal if it can. */
const INSTEAD_OF_MEAL = 20_000;

/** Visits with a lower rank are inserted first. */
const RANK = { fixed: 0, mealAtPlace: 1, mealAnywhere: 2, must: 3, rest: 4 };

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

function bonusOf({ places }: Problem, { place, meal, must, fixed }: Item): number {
  const isVisitOfTable = meal === null && fixed === null && place !== null && places[place]!.eating === true;
  return (must ? MUST_BONUS : 0) + (meal === null ? 0 : MEAL_BONUS) - (must && isVisitOfTable ? INSTEAD_OF_MEAL : 0);
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
    bonus: Float64Array.from(items, (item) => bonusOf(problem, item)),
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
