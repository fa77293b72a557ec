import { explainLeftOut } from './left-out.ts';
import type { Plan, PlannedDay, Problem } from './model.ts';
import { solve } from './solve.ts';

/** `calm` has fewer stops and longer rests. `other` leaves out some of the most interesting stops of `best`. */
export interface Flavoured {
  flavour: 'best' | 'calm' | 'other';
  plan: Plan;
}

export interface AlternativesOptions {
  seed: number;
  alternatives: boolean;
  signal?: { readonly aborted: boolean };
}

const BEST_ITERATIONS = 5000;
const OTHER_ITERATIONS = 1200;
/** At most this number of left-out places gets an explanation. */
const EXPLAINED = 8;
/** Number of stops of the `best` plan that the `other` plan leaves out. */
const DIFFERENT = 3;

/** Returns the best plan and up to two clearly different plans. Only the best plan explains left-out places. */
export function planWithAlternatives(
  problem: Problem,
  { seed, alternatives, signal }: AlternativesOptions,
): Flavoured[] {
  const found = solve(problem, { seed, signal, iterations: BEST_ITERATIONS });
  const best = signal?.aborted ? found : explainLeftOut(problem, found, { seed, signal, limit: EXPLAINED });
  const plans: Flavoured[] = [{ flavour: 'best', plan: best }];
  if (!alternatives || signal?.aborted) return plans;
  const effort = { seed, signal, iterations: OTHER_ITERATIONS };
  const known = new Set([signature(best)]);
  for (const [flavour, variant] of [
    ['calm', calmer(problem, best)],
    ['other', without(problem, best)],
  ] as const) {
    if (variant === null) continue;
    const plan = solve(variant, effort);
    // An alternative must not drop a place that the traveller asked for.
    if (flavour === 'calm' && drivenIn(plan) > drivenIn(best)) continue;
    if (
      plan.refused.length > best.refused.length ||
      plan.days.every(({ stops }) => stops.length === 0) ||
      known.has(signature(plan))
    )
      continue;
    known.add(signature(plan));
    plans.push({ flavour, plan });
  }
  return plans;
}

function drivenIn(plan: Plan): number {
  return plan.days.reduce((sum, day) => sum + driveOf(day), 0);
}

function driveOf({ legs }: PlannedDay): number {
  return legs.reduce((sum, { mode, minutes }) => (mode === 'drive' ? sum + minutes : sum), 0);
}

/** Returns a problem with few stops, long rests, and no more driving per day than the longest day of `best`. */
function calmer(problem: Problem, best: Plan): Problem | null {
  const most = Math.max(...best.days.map((day) => day.stops.filter((stop) => stop.meal === undefined).length));
  if (most < 3) return null;
  const { caps, comfort } = problem;
  return {
    ...problem,
    caps: {
      ...caps,
      stopsPerDay: Math.max(2, Math.ceil(most * 0.6)),
      driveMinutesPerDay: Math.max(...best.days.map(driveOf)),
      buffer: caps.buffer + 5,
    },
    ...(comfort && { comfort: { ...comfort, driveCost: comfort.driveCost * 3 } }),
  };
}

function without(problem: Problem, best: Plan): Problem | null {
  const asked = new Set([...problem.must, ...problem.fixed.map((stop) => stop.place)]);
  const placed = new Set(best.days.flatMap((day) => day.stops.map((stop) => stop.place)));
  const free = problem.places
    .filter((place) => placed.has(place.id) && !asked.has(place.id) && !place.eating)
    .sort((a, b) => b.interest - a.interest);
  if (free.length <= DIFFERENT) return null;
  return { ...problem, avoid: [...problem.avoid, ...free.slice(0, DIFFERENT).map((place) => place.id)] };
}

function signature(plan: Plan): string {
  return plan.days
    .map((day) =>
      day.stops
        .map((stop) => stop.place ?? stop.meal)
        .sort()
        .join(),
    )
    .join(';');
}
