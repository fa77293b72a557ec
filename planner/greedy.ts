import { type Compiled, compile } from './compile.ts';
import { findSpot } from './engine/insertion.ts';
import { Random } from './engine/random.ts';
import { Tour } from './engine/tour.ts';
import type { Plan, Problem } from './model.ts';
import { readPlan } from './read-plan.ts';
import { whyRefused } from './refused.ts';

export function greedy(problem: Problem): Plan {
  const compiled = compile(problem);
  const plan = readPlan(problem, compiled, greedyRoutes(compiled));
  plan.refused = whyRefused(problem, plan);
  return plan;
}

/**
 * Inserts fixed stops first, then meals without a place, must-see places and other places. A visit that fits nowhere is
 * skipped.
 */
export function greedyRoutes({ instance, items }: Compiled): number[][] {
  const tour = new Tour(instance);
  const random = new Random(1);
  const spot = { route: -1, position: 0, cost: 0 };
  const turn = items.map((item) => {
    if (item.fixed !== null) return 0;
    if (item.place === null) return 1;
    return item.must ? 2 : 3;
  });
  const order = items.map((_, i) => i);
  order.sort((a, b) => turn[a]! - turn[b]! || instance.prize[b]! - instance.prize[a]! || a - b);
  for (const item of order) {
    if (tour.free(item) && findSpot(tour, item, 0, random, spot)) tour.insert(item, spot.route, spot.position);
  }
  return tour.visits();
}
