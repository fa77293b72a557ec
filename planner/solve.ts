import { check } from './check.ts';
import { type Compiled, compile } from './compile.ts';
import { DEFAULTS, type Effort } from './engine/anneal.ts';
import { annealWithRestarts } from './engine/restart.ts';
import { greedyRoutes } from './greedy.ts';
import type { CompileOptions } from './items.ts';
import type { Plan, Problem } from './model.ts';
import { readPlan } from './read-plan.ts';
import { whyRefused } from './refused.ts';

export interface SolveOptions extends Partial<Effort> {
  /** The compiled problem, if the caller has it already. */
  compiled?: Compiled;
  /** Visits of each day with which the search begins. */
  start?: number[][];
}

/** The number is enough for a few days and some hundred places, and the search takes about 0.1 seconds. */
const DEFAULT_ITERATIONS = 6000;

const TRIP_SETTINGS = { ...DEFAULTS, tried: 24, thrift: 0.02 };

/**
 * The same seed and number of iterations give the same plan. With `budgetMs`, the search stops by time.
 * @throws Error if the plan breaks a rule (check.ts)
 */
export function solve(problem: Problem, { compiled, start, ...options }: SolveOptions = {}): Plan {
  const effort: Effort = { seed: 1, clock: () => performance.now(), ...options };
  if (effort.iterations === undefined && effort.budgetMs === undefined) effort.iterations = DEFAULT_ITERATIONS;
  let plan = search(problem, effort, compiled ?? compile(problem), start);
  if (missingMust(problem, plan).length > 0) {
    const shorter = attempt(problem, effort, { shortMust: true });
    if (missingMust(problem, shorter).length < missingMust(problem, plan).length) plan = shorter;
  }
  if (missingMust(problem, plan).length > 0 && problem.days.some(({ backBy }) => backBy !== undefined)) {
    const later = attempt(problem, effort, { shortMust: true, lateDays: true });
    if (missingMust(problem, later).length < missingMust(problem, plan).length) plan = later;
  }
  plan.refused = whyRefused(problem, plan);
  const [violation] = check(problem, plan);
  if (violation !== undefined) throw new Error(`the plan breaks rule ${violation.rule}: ${violation.message}`);
  return plan;
}

function attempt(problem: Problem, effort: Effort, options: CompileOptions): Plan {
  return search(problem, effort, compile(problem, options));
}

function search(problem: Problem, effort: Effort, compiled: Compiled, start = greedyRoutes(compiled)): Plan {
  if (compiled.items.length === 0) return readPlan(problem, compiled, []);
  const { routes } = annealWithRestarts(compiled.instance, effort, TRIP_SETTINGS, start);
  return readPlan(problem, compiled, routes);
}

function missingMust(problem: Problem, plan: Plan): string[] {
  const placed = new Set(plan.days.flatMap((day) => day.stops.map((stop) => stop.place)));
  return problem.must.filter((id) => !placed.has(id));
}
