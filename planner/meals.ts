import type { FixedStop, MealRule, Problem } from './model.ts';

/**
 * A meal is planned if its whole window lies within the day's hours. Skipped meals, and meals that a fixed stop
 * includes, are left out.
 */
export function mealsOfDay({ days, meals, fixed }: Problem, d: number): MealRule[] {
  const day = days[d];
  if (day === undefined) return [];
  return meals.filter(
    ({ meal, window }) =>
      day.earliest <= window.open &&
      day.latest >= window.close &&
      !day.skippedMeals?.includes(meal) &&
      !isIncluded(fixed, d, meal),
  );
}

function isIncluded(fixed: FixedStop[], d: number, meal: MealRule['meal']): boolean {
  return fixed.some((stop) => stop.day === d && stop.meals?.includes(meal));
}

/**
 * A dinner without a place is where the day ends, because one dines where one sleeps. Another meal or rest without a
 * place is where the stop before it is.
 */
export function isWhereDayEnds(meal: MealRule['meal'] | null | undefined): boolean {
  return meal === 'dinner';
}

/** Metres. One walks to dinner from where one sleeps. */
const DINNER_WITHIN = 1500;

/** Returns false if the place is too far from the end of day `d` for a dinner. Other meals follow the route. */
export function suitsMeal({ days, legs }: Problem, meal: MealRule['meal'], place: number, d: number): boolean {
  const { end } = days[d]!;
  if (meal !== 'dinner' || place === end) return true;
  const cell = place * legs.size + end;
  return legs.minutes[cell]! >= 0 && legs.metres[cell]! <= DINNER_WITHIN;
}
