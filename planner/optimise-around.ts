import type { DraftDay } from './draft.ts';
import type { Plan, Problem } from './model.ts';
import { type SolveOptions, solve } from './solve.ts';
import { termsAround } from './terms-around.ts';

/** Locked and booked stops keep day, time and length. The search prefers places of the draft to new places. */
export function optimiseAround(problem: Problem, days: DraftDay[], options?: SolveOptions): Plan {
  return solve(termsAround(problem, days), options);
}
