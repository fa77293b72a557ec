import type { Candidate, DayFrame, MealRule, Problem, Violation } from './model.ts';

export class Report {
  readonly violations: Violation[] = [];

  add(
    rule: Violation['rule'],
    day: number | null,
    stop: number | null,
    message: string,
    meal?: MealRule['meal'],
  ): void {
    this.violations.push({ rule, day, stop, message, ...(meal && { meal }) });
  }
}

export interface DayContext {
  problem: Problem;
  places: Map<string, { place: Candidate; node: number }>;
  frame: DayFrame;
  d: number;
  report: Report;
}
