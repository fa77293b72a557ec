import { type DraftDay, fixedOf } from './draft.ts';
import type { Plan, Problem } from './model.ts';
import { type SolveOptions, solve } from './solve.ts';

/** Locked and booked stops keep day, time and length. The search prefers places of the draft to new places. */
export function optimiseAround(problem: Problem, days: DraftDay[], options?: SolveOptions): Plan {
  const chosen = new Set(days.flatMap((day) => day.stops.flatMap((stop) => stop.place ?? [])));
  const places = problem.places.map((place) =>
    chosen.has(place.id) ? { ...place, interest: Math.max(1, Math.round(place.interest * CHOSEN_FACTOR)) } : place,
  );
  const known = new Set(problem.places.map((place) => place.id));
  const fixed = fixedOf(days).filter((stop) => known.has(stop.place) && stop.day < problem.days.length);
  return solve({ ...problem, places, fixed }, options);
}

const CHOSEN_FACTOR = 1.5;
