import { diminished } from './engine/instance.ts';
import type { Problem } from './model.ts';

/**
 * Returns the sum of interest up to which places of one kind count fully: three times the interest of the problem's
 * most interesting place. Interest above this sum counts less.
 */
export function interestKnee(problem: Problem): number {
  let most = 1;
  for (const place of problem.places) most = Math.max(most, place.interest);
  return 3 * most;
}

/**
 * Adds up the interest of places, with the discount for places of the same kind. Plans of the same problem are compared
 * by this value.
 */
export function interestOf(problem: Problem, placeIds: Iterable<string>): number {
  const byId = new Map(problem.places.map((place) => [place.id, place]));
  const sums = new Map<string, number>();
  for (const id of placeIds) {
    const place = byId.get(id);
    if (place !== undefined) sums.set(place.kind, (sums.get(place.kind) ?? 0) + place.interest);
  }
  const knee = interestKnee(problem);
  let total = 0;
  for (const sum of sums.values()) total += diminished(sum, knee);
  return total;
}
