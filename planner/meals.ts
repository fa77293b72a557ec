import type { FixedStop, MealRule, Problem } from './model.ts';

/**
 * Meals to plan on a day: those whose whole window lies inside its hours, for who sets out later or is back before eats on their own, and that no fixed stop
 * brings along.
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
