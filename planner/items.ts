import { mealsOfDay } from './meals.ts';
import type { FixedStop, MealRule, Problem } from './model.ts';
import { whyUnusable } from './usable.ts';

/** `place` is an index of the problem's places, or null for a meal without a place. */
export interface Item {
  place: number | null;
  minutes: number;
  meal: MealRule['meal'] | null;
  fixed: FixedStop | null;
  must: boolean;
  /** Index of the only allowed day. Null means any day. */
  day: number | null;
}

export interface CompileOptions {
  /** If true, must-see places get the minimum length of a visit. */
  shortMust?: boolean;
  /** If true, days may end after `backBy`. */
  lateDays?: boolean;
}

export function listItems(problem: Problem, options: CompileOptions): Item[] {
  const items: Item[] = [];
  const indexOf = new Map(problem.places.map((place, index) => [place.id, index]));
  const fixedPlaces = new Set<string>();
  const booked = problem.fixed.filter((stop) => stop.reason === 'booked');
  const locked = problem.fixed.filter((stop) => stop.reason === 'locked');
  for (const stop of [...booked, ...locked]) {
    const place = indexOf.get(stop.place);
    if (place === undefined) throw new RangeError(`the fixed stop ${stop.place} is not a place of the problem`);
    fixedPlaces.add(stop.place);
    items.push({
      place,
      minutes: stop.minutes,
      meal: mealServedBy(problem, place, stop),
      fixed: stop,
      must: problem.must.includes(stop.place),
      day: stop.day,
    });
  }
  const mealsDue = new Map<MealRule, number[]>();
  for (const d of problem.days.keys()) {
    for (const rule of mealsOfDay(problem, d)) mealsDue.set(rule, [...(mealsDue.get(rule) ?? []), d]);
  }
  for (const [rule, days] of mealsDue) {
    for (const day of days)
      items.push({ place: null, minutes: rule.minutes, meal: rule.meal, fixed: null, must: false, day });
  }
  for (const [index, place] of problem.places.entries()) {
    if (fixedPlaces.has(place.id) || whyUnusable(problem, index) !== null) continue;
    const must = problem.must.includes(place.id);
    if (!must && place.interest <= 0) continue;
    if (place.eating) {
      for (const rule of mealsDue.keys()) {
        items.push({ place: index, minutes: rule.minutes, meal: rule.meal, fixed: null, must, day: null });
      }
    }
    if (!place.eating || must || (mealsDue.size === 0 && !problem.comfort)) {
      const minutes = must && options.shortMust ? place.visit.minimum : place.visit.typical;
      items.push({ place: index, minutes, meal: null, fixed: null, must, day: null });
    }
  }
  return items;
}

/** A fixed stop at a restaurant serves the meal whose window contains the stop. */
function mealServedBy(problem: Problem, place: number, stop: FixedStop): MealRule['meal'] | null {
  if (!problem.places[place]!.eating) return null;
  const end = stop.arrive + stop.minutes;
  const served = mealsOfDay(problem, stop.day).find((rule) => {
    const { open, close, lastEntry = close } = rule.window;
    return stop.minutes >= rule.minutes && stop.arrive >= open && stop.arrive <= lastEntry && end <= close;
  });
  return served?.meal ?? null;
}
