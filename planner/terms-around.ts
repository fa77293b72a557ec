import type { DraftDay } from './draft.ts';
import type { Problem } from './model.ts';
import { problemOfDraft } from './plan-of-draft.ts';

/**
 * Returns the problem that `optimiseAround` solves. A draft and the plan around it are compared by their scores on these
 * terms.
 */
export function termsAround(problem: Problem, days: DraftDay[]): Problem {
  const chosen = new Set(days.flatMap((day) => day.stops.flatMap((stop) => stop.place ?? [])));
  const places = problem.places.map((place) =>
    chosen.has(place.id) ? { ...place, interest: Math.max(1, Math.round(place.interest * CHOSEN_FACTOR)) } : place,
  );
  return { ...problemOfDraft(problem, days), places };
}

const CHOSEN_FACTOR = 1.5;
