import type { Candidate, LeftOutReason, Problem } from './model.ts';

/**
 * Returns null if a plan could contain the place. A need excludes a place only if the place is known to fail the need.
 */
export function whyUnusable(problem: Problem, index: number): LeftOutReason | null {
  const place = problem.places[index]!;
  if (problem.avoid.includes(place.id)) return { code: 'avoided' };
  if (problem.knownHoursOnly && place.hoursClass === 'assumed') return { code: 'hours_unknown' };
  const failed = problem.needs.find((need) => place.needs[need] === false);
  if (failed !== undefined) return { code: 'need_not_met', need: failed };
  if (!place.windows.some((windows) => windows.length > 0)) return { code: 'closed_those_days' };
  if (problem.budget !== null && (place.cost ?? 0) > problem.budget)
    return { code: 'over_budget', cost: place.cost ?? 0 };
  return whyOutOfReach(problem, place, index);
}

/** Returns `too_far` if no day has enough time for the way there, the shortest visit and the way back. */
function whyOutOfReach(problem: Problem, place: Candidate, index: number): LeftOutReason | null {
  const { minutes, size } = problem.legs;
  let nearest = Number.POSITIVE_INFINITY;
  for (const day of problem.days) {
    const there = minutes[day.start * size + index]!;
    const back = minutes[index * size + day.end]!;
    if (there < 0 || back < 0) continue;
    nearest = Math.min(nearest, there);
    const drives = problem.legs.modes[problem.legs.mode[day.start * size + index]!] === 'drive' ? there : 0;
    if (there + place.visit.minimum + back <= day.latest - day.earliest && drives <= problem.caps.driveMinutesPerDay)
      return null;
  }
  return { code: 'too_far', minutes: Number.isFinite(nearest) ? nearest : -1 };
}
