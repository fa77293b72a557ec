import { check } from '#planner/check.ts';
import { greedy } from '#planner/greedy.ts';
import type { Plan, Problem } from '#planner/model.ts';
import { solve } from '#planner/solve.ts';

export interface Finding {
  seed: number;
  what: string;
}

export interface Proof {
  requests: number;
  stops: number;
  refused: number;
  findings: Finding[];
  score: number;
  greedyScore: number;
}

/** A finding is a plan that breaks a rule or is worse than the greedy plan. */
export function prove(
  requests: number,
  firstSeed: number,
  problemOf: (seed: number) => Problem,
  iterations: number,
): Proof {
  const proof: Proof = { requests, stops: 0, refused: 0, findings: [], score: 0, greedyScore: 0 };
  for (let seed = firstSeed; seed < firstSeed + requests; seed++) {
    const problem = problemOf(seed);
    try {
      const plan = solve(problem, { iterations, seed });
      const plain = greedy(problem);
      proof.stops += stopsOf(plan);
      proof.refused += plan.refused.length;
      proof.score += plan.score;
      proof.greedyScore += plain.score;
      for (const what of faultsOf(problem, plan, plain)) proof.findings.push({ seed, what });
    } catch (error) {
      proof.findings.push({ seed, what: String(error) });
    }
  }
  return proof;
}

function faultsOf(problem: Problem, plan: Plan, plain: Plan): string[] {
  const faults = check(problem, plan).map(({ rule, message }) => `rule ${rule}: ${message}`);
  if (plan.refused.length > plain.refused.length) faults.push('refuses more than greedy');
  const served = (one: Plan) => [mealsOf(one), tablesAskedIn(problem, one)] as const;
  const [meals, tables] = served(plan);
  const [plainMeals, plainTables] = served(plain);
  const asksKept = plan.refused.length === plain.refused.length && meals <= plainMeals && tables <= plainTables;
  if (asksKept && plan.score < plain.score) {
    faults.push(`scores ${plan.score}, greedy ${plain.score}`);
  }
  if (stopsOf(plan) === 0 && stopsOf(plain) > 0) faults.push('empty where greedy is not');
  return faults;
}

function mealsOf(plan: Plan): number {
  return plan.days.reduce((sum, day) => sum + day.stops.filter((stop) => stop.meal !== undefined).length, 0);
}

/** Counts the tables that the traveller asked for and that serve a meal. The score does not know this wish. */
function tablesAskedIn({ must }: Problem, plan: Plan): number {
  const stops = plan.days.flatMap((day) => day.stops);
  return stops.filter(({ place, meal }) => meal !== undefined && place !== null && must.includes(place)).length;
}

function stopsOf(plan: Plan): number {
  return plan.days.reduce((sum, day) => sum + day.stops.length, 0);
}
