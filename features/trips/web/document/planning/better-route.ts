import { check } from '#planner/check.ts';
import type { MealRule, Problem } from '#planner/model.ts';
import { planOfDraft, problemOfDraft } from '#planner/plan-of-draft.ts';
import { scoreOf } from '#planner/score.ts';
import { termsAround } from '#planner/terms-around.ts';
import { validate } from '#planner/validate.ts';
import type { TripDay, TripDocument } from '../../../contract/trip.ts';
import { improveTask } from './improve.ts';
import { draftDays, isHeld, spotOf } from './plan-stops.ts';
import type { RouteGains } from './route-gains.ts';

/**
 * Whether a new version of the trip is worth offering: it keeps every chosen stop and every meal of each day, and it has
 * fewer stops that break a rule, or fewer missing meals, or a better score of the planner. A version with the same score
 * must have only advantages.
 */
export function isBetterRoute(problem: Problem, before: TripDocument, after: TripDocument, gains: RouteGains): boolean {
  if (gains.better.length === 0) return false;
  if (losesChosen(before, after) || losesMeal(before.days, after.days)) return false;
  const was = rankOf(problem, before, before.days);
  const is = rankOf(problem, before, after.days);
  if (is.broken !== was.broken) return is.broken < was.broken;
  if (is.missing !== was.missing) return is.missing < was.missing;
  return is.score > was.score || (is.score === was.score && gains.worse.length === 0);
}

type Meal = MealRule['meal'];

export function mealsOn({ stops }: TripDay): Set<Meal> {
  return new Set(stops.flatMap(({ meal, plan }) => [...(meal ? [meal] : []), ...(plan?.meals ?? [])]));
}

function losesMeal(before: readonly TripDay[], after: readonly TripDay[]): boolean {
  return before.some((day, d) => {
    const there = after[d] ? mealsOn(after[d]) : new Set<Meal>();
    return [...mealsOn(day)].some((meal) => !there.has(meal));
  });
}

/** Chosen stops are departures, held stops, stops that the traveller added or changed, and required places. */
function losesChosen(before: TripDocument, after: TripDocument): boolean {
  const there = new Map(
    after.days.flatMap(({ stops }, day) => stops.map((stop) => [spotOf(stop), { stop, day }] as const)),
  );
  const must = new Set(before.wish.must);
  return before.days.some(({ stops }, day) =>
    stops.some((stop) => {
      const { byHand = [], begin, minutes, place, plan } = stop;
      const spot = spotOf(stop);
      if (spot === null || !(plan || isHeld(stop) || byHand.length > 0 || must.has(place ?? ''))) return false;
      const found = there.get(spot);
      if (!found) return true;
      if (isHeld(stop)) return found.day !== day || found.stop.begin !== begin || found.stop.minutes !== minutes;
      return (
        (byHand.includes('day') && found.day !== day) || (byHand.includes('length') && found.stop.minutes !== minutes)
      );
    }),
  );
}

/** Both versions are ranked on the terms of the search, so that their scores can be compared. */
function rankOf(problem: Problem, before: TripDocument, days: readonly TripDay[]) {
  const draft = draftDays(days);
  const verdict = validate(problem, draft);
  const task = improveTask(problem, before);
  const own = problemOfDraft(task.problem, draft);
  const plan = planOfDraft(own, draft);
  const broken = verdict.days.flatMap(({ stops }) => stops.filter((stop) => stop.broken)).length;
  const missing = check(own, plan).filter(({ rule, meal }) => rule === 11 && meal).length;
  return { broken, missing, score: scoreOf(termsAround(task.problem, task.days), plan.days) };
}
