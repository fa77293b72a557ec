import { diminished } from './engine/instance.ts';
import type { Problem } from './model.ts';

/** Returns three times the interest of the most interesting place. Interest of one kind above this sum counts less. */
export function interestKnee(problem: Problem): number {
  let most = 1;
  for (const place of problem.places) most = Math.max(most, place.interest);
  return 3 * most;
}

/** The sum includes the discount for places of the same kind. Plans of one problem are compared by this sum. */
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
