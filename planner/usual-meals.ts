import type { MealRule } from './model.ts';

export const USUAL_MEALS: MealRule[] = [
  { meal: 'lunch', window: { open: 720, close: 930 }, minutes: 60 },
  { meal: 'dinner', window: { open: 1170, close: 1320 }, minutes: 75 },
];
