import { type Compiled, compile } from './compile.ts';
import { draftOf } from './draft.ts';
import { openingsFor } from './edit.ts';
import type { Candidate, LeftOut, LeftOutReason, Minute, Plan, Problem } from './model.ts';
import { whyNoRoom } from './no-room.ts';
import { requireVisit, routesOf } from './require-visit.ts';
import { interestOf } from './score.ts';
import { type SolveOptions, solve } from './solve.ts';
import { whyUnusable } from './usable.ts';

export interface LeftOutOptions extends SolveOptions {
  /** At most this number of places gets an explanation. The most interesting places come first. */
  limit?: number;
}

/** Few iterations show whether a place fits and which places it displaces. */
const PROBE_ITERATIONS = 250;
/** A place with a longer detour is left out because of the travel. */
const LONG_DETOUR: Minute = 20;

/**
 * Solves the problem again with each missing place as a must-see place. If a new plan is better, it replaces the given
 * plan.
 */
export function explainLeftOut(problem: Problem, given: Plan, { limit = 12, ...options }: LeftOutOptions = {}): Plan {
  let plan = given;
  const compiled = compile(problem);
  const leftOut: LeftOut[] = [];
  const refused = new Set(given.refused.map(({ place }) => place));
  const wanted = problem.places
    .map((place, index) => ({ place, index }))
    .filter(({ place }) => place.interest > 0 && !refused.has(place.id) && !isTable(problem, place))
    .sort((a, b) => b.place.interest - a.place.interest || a.index - b.index);
  for (const { place, index } of wanted) {
    if (leftOut.length >= limit) break;
    if (placesOf(plan).includes(place.id)) continue;
    const certain = whyUnusable(problem, index);
    if (certain !== null) {
      leftOut.push({ place: place.id, reason: certain });
      continue;
    }
    const forced = forceIn(problem, { plan, compiled, index }, options);
    if (isBetter(forced, plan)) plan = forced;
    else leftOut.push({ place: place.id, reason: reasonFor(problem, plan, forced, index) });
  }
  // A better plan may contain places that already have an explanation.
  const placed = new Set(placesOf(plan));
  return { ...plan, leftOut: leftOut.filter((left) => !placed.has(left.place)) };
}

/** A restaurant is planned for a meal, not as a visit. */
function isTable({ meals }: Problem, { eating }: Candidate): boolean {
  return eating === true && meals.length > 0;
}

interface Forcing {
  plan: Plan;
  /** The compiled problem, without the requirement of the place. */
  compiled: Compiled;
  /** Index of the place that the new plan must contain. */
  index: number;
}

/** The search begins with the given plan, so that it finds what the place displaces from it. */
function forceIn(problem: Problem, { plan, compiled, index }: Forcing, options: SolveOptions): Plan {
  const kept = problem.must.filter((must) => !plan.refused.some(({ place }) => place === must));
  const required = kept.length === problem.must.length ? requireVisit(compiled, index) : null;
  const forced = solve(
    { ...problem, must: [...kept, problem.places[index]!.id] },
    {
      iterations: PROBE_ITERATIONS,
      ...options,
      ...(required && { compiled: required, start: routesOf(problem, required, plan) }),
    },
  );
  // Places that the given plan refused keep their reason.
  return {
    ...forced,
    refused: [...plan.refused, ...forced.refused.filter(({ place }) => !plan.refused.some((r) => r.place === place))],
  };
}

function isBetter(forced: Plan, plan: Plan): boolean {
  return forced.refused.length <= plan.refused.length && forced.score > plan.score;
}

function reasonFor(problem: Problem, plan: Plan, forced: Plan, index: number): LeftOutReason {
  const place = problem.places[index]!;
  const cost = place.cost ?? 0;
  if (!placesOf(forced).includes(place.id)) {
    const refusal = forced.refused.find((left) => left.place === place.id)?.reason;
    return refusal === undefined || refusal.code === 'would_cost' ? whyNoRoom(problem, index) : refusal;
  }
  const stays = new Set(placesOf(forced));
  const lost = placesOf(plan).filter((id) => !stays.has(id));
  if (problem.budget !== null && plan.cost + cost > problem.budget) return { code: 'over_budget', cost };
  const like = whatItIsLike(problem, plan, forced, place);
  if (like.length > 0) return { code: 'already_similar', like };
  const detour = detourBeside(problem, plan, index);
  if (detour === null) return { code: 'would_cost', places: lost };
  return detour >= LONG_DETOUR ? { code: 'more_travel', minutes: detour } : { code: 'would_cost', places: [] };
}

/**
 * Returns the visited places of the same kind, if only the discount for this kind makes the plan with the place worse.
 * Places with a common topic come first.
 */
function whatItIsLike(
  problem: Problem,
  plan: Plan,
  forced: Plan,
  { id, kind, interest, topics = [] }: Candidate,
): string[] {
  const others = placesOf(forced).filter((other) => other !== id);
  const before = new Set(placesOf(plan));
  const like = problem.places.filter(
    (other) => other.kind === kind && before.has(other.id) && others.includes(other.id),
  );
  const discount = interest - (interestOf(problem, [...others, id]) - interestOf(problem, others));
  const isRefused = forced.refused.length > plan.refused.length;
  if (discount <= 0 || isRefused || forced.score + discount <= plan.score) return [];
  const shared = (other: Candidate) => other.topics?.filter((topic) => topics.includes(topic)).length ?? 0;
  return like.toSorted((a, b) => shared(b) - shared(a) || b.interest - a.interest).map((other) => other.id);
}

/**
 * Returns the minutes of travel that the place adds beside the other stops, which do not move. Null if it does not fit.
 * The planner may still prefer the plan without the place.
 */
function detourBeside(problem: Problem, plan: Plan, index: number): Minute | null {
  const { id, visit } = problem.places[index]!;
  const days = draftOf(plan, () => crypto.randomUUID());
  for (const minutes of [visit.typical, visit.minimum]) {
    const [opening] = openingsFor(problem, days, { id, place: id, begin: 0, minutes, state: 'placed' });
    if (opening) return opening.extra;
  }
  return null;
}

function placesOf(plan: Plan): string[] {
  return plan.days.flatMap((day) => day.stops.flatMap((stop) => stop.place ?? []));
}
