import type { LeftOut, LeftOutReason, Plan, Problem } from './model.ts';
import { whyNoRoom } from './no-room.ts';
import { whyUnusable } from './usable.ts';

/** Each missing place gets the first reason that applies. */
export function whyRefused(problem: Problem, plan: Plan): LeftOut[] {
  const placed = new Set(plan.days.flatMap((day) => day.stops.map((stop) => stop.place)));
  const asked = new Set([...problem.fixed.map((stop) => stop.place), ...problem.must]);
  const refused: LeftOut[] = [];
  for (const id of asked) {
    if (!placed.has(id)) refused.push({ place: id, reason: reasonFor(problem, plan, id) });
  }
  return refused;
}

function reasonFor(problem: Problem, plan: Plan, id: string): LeftOutReason {
  const index = problem.places.findIndex((place) => place.id === id);
  if (index < 0) return { code: 'hours_unknown' };
  const certain = whyUnusable(problem, index);
  if (certain !== null) return certain;
  const cost = problem.places[index]!.cost ?? 0;
  if (problem.budget !== null && plan.cost + cost > problem.budget) return { code: 'over_budget', cost };
  const rivals = plan.days
    .flatMap((day) => day.stops)
    .filter((stop) => stop.place !== null && (stop.fixed !== null || problem.must.includes(stop.place)))
    .map((stop) => stop.place!);
  return rivals.length > 0 ? { code: 'would_cost', places: rivals } : whyNoRoom(problem, index);
}
