import type { DayFrame, MealRule } from './model.ts';

/** Meals whose whole window lies inside the day's hours: only those are planned; who sets out later or is back before eats on their own. */
export function mealsOfDay(day: DayFrame, meals: MealRule[]): MealRule[] {
  return meals.filter((rule) => day.earliest <= rule.window.open && day.latest >= rule.window.close);
}
