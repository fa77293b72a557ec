import type { Plan, Problem } from '#planner/model.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import { applyEdit } from '../trip-edits.ts';
import { isBetterRoute } from './better-route.ts';
import { daysOfPlan } from './from-plan.ts';
import { type ImproveTask, improveTask, keepDecisions, missingFrom } from './improve.ts';
import { type RouteGains, routeGains } from './route-gains.ts';

/** `none` means that the search found nothing better. `unfit` counts the stops of the trip that do not fit. */
export type Improvement = { kind: 'better'; after: TripDocument; gains: RouteGains } | { kind: 'none'; unfit: number };

/**
 * Plans the whole trip again. A second run keeps the hours of chosen stops that the first run leaves out.
 * @param run solves a task, for example in a worker
 */
export async function findImprovement(
  problem: Problem,
  trip: TripDocument,
  run: (task: ImproveTask) => Plan | Promise<Plan>,
): Promise<Improvement> {
  const first = await run(improveTask(problem, trip));
  const missing = missingFrom(first, trip);
  const plan = missing.length > 0 ? await run(improveTask(problem, trip, new Set(missing))) : first;
  const days = keepDecisions(problem, trip, daysOfPlan(plan, trip.days));
  const after = applyEdit(trip, { kind: 'optimise', days });
  const gains = routeGains(problem, trip.days, after.days);
  if (isBetterRoute(problem, trip, after, gains)) return { kind: 'better', after, gains };
  return { kind: 'none', unfit: routeGains(problem, trip.days, trip.days).unfit };
}
