import type { FixedStop, MealRule, Problem } from './model.ts';

/**
 * Meals to plan on a day: their whole window is within the day's hours, and no fixed stop includes them. A traveller who leaves later or
 * returns earlier eats on their own.
 */
export function mealsOfDay({ days, meals, fixed }: Problem, d: number): MealRule[] {
  const day = days[d];
  if (day === undefined) return [];
  return meals.filter(
    ({ meal, window }) => day.earliest <= window.open && day.latest >= window.close && !isIncluded(fixed, d, meal),
  );
}

function isIncluded(fixed: FixedStop[], d: number, meal: MealRule['meal']): boolean {
  return fixed.some((stop) => stop.day === d && stop.meals?.includes(meal));
}
