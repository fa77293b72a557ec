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
