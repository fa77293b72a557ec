import { check } from '#planner/check.ts';
import type { MealRule, Problem, Violation } from '#planner/model.ts';
import { planOfDraft, problemOfDraft } from '#planner/plan-of-draft.ts';
import type { TripDocument } from '../../../contract/trip.ts';
import { draftDays } from '../../document/planning/plan-stops.ts';

/** `stop` is the id of an eating place outside of the meal's hours. Null means that the day has nothing for the meal. */
export interface MealFault {
  day: number;
  rule: MealRule;
  stop: string | null;
}

export interface TripFaults {
  /** `true` if every visit is inside the opening hours. */
  isOpen: boolean;
  /** `true` if the traveller arrives at every stop in time, with the pause after each way. */
  isOnTime: boolean;
  /** `true` if every meal lies inside its hours, and no meal is missing. */
  hasMeals: boolean;
  meals: MealFault[];
}

const NOT_OPEN: Violation['rule'] = 2;
const LATE: readonly Violation['rule'][] = [4, 13];
const UNKNOWN_PLACE: Violation['rule'] = 1;

/** Minutes before and after the hours of a meal in which a table is meant for this meal. */
const NEAR = 120;

/** The planner's checker judges the stops that the trip has now. */
export function faultsOfTrip(problem: Problem, { days }: Pick<TripDocument, 'days'>): TripFaults {
  const draft = draftDays(days);
  const wanted = problem.days.map((day, d) => {
    const skippedMeals = days[d]?.skippedMeals;
    return skippedMeals ? { ...day, skippedMeals } : day;
  });
  const own = problemOfDraft({ ...problem, days: wanted }, draft);
  const found = check(own, planOfDraft(own, draft));
  const ofStops = found.filter(({ stop }) => stop !== null);
  const unknown = new Set(found.flatMap(({ rule, day }) => (rule === UNKNOWN_PLACE ? day : [])));
  const ofMeals = found.filter(({ meal, day }) => meal && !unknown.has(day));
  const eating = new Set(problem.places.flatMap(({ id, eating }) => (eating ? id : [])));
  const meals = ofMeals.flatMap(({ day, stop, meal }): MealFault[] => {
    const rule = problem.meals.find((one) => one.meal === meal);
    if (day === null || stop !== null || !rule) return [];
    const { open, close } = rule.window;
    const table = days[day]!.stops.find(
      ({ place, meal: served, begin }) =>
        place !== null && !served && eating.has(place) && begin >= open - NEAR && begin <= close + NEAR,
    );
    return [{ day, rule, stop: table?.id ?? null }];
  });
  return {
    isOpen: !ofStops.some(({ rule }) => rule === NOT_OPEN),
    isOnTime: !ofStops.some(({ rule }) => LATE.includes(rule)),
    hasMeals: ofMeals.length === 0,
    meals,
  };
}
