import type { MealRule } from './model.ts';

/** When people of the first regions sit down to eat, and for how long. A plan and a written itinerary go by the same hours. */
export const USUAL_MEALS: MealRule[] = [
  { meal: 'lunch', window: { open: 780, close: 930 }, minutes: 60 },
  { meal: 'dinner', window: { open: 1170, close: 1320 }, minutes: 75 },
];
