import { type Flavoured, planWithAlternatives } from '#planner/alternatives.ts';
import type { Problem } from '#planner/model.ts';
import { randomProblem } from '#planner/proof/synthetic.ts';
import type { WorkerCall } from './worker-pool.ts';

export interface PlanTask {
  problem: Problem;
  seed: number;
  alternatives: boolean;
}

export interface PlanResult {
  plans: Flavoured[];
  milliseconds: number;
}

// Planning an invented trip at the start compiles the engine before the first request.
planWithAlternatives(randomProblem(1), { seed: 1, alternatives: false });

/** After a cancellation, returns the best plan that was found so far. */
export default function planInThread({ task, cancel }: WorkerCall<PlanTask>): PlanResult {
  const began = performance.now();
  const signal = {
    get aborted() {
      return Atomics.load(cancel, 0) === 1;
    },
  };
  const plans = planWithAlternatives(task.problem, { seed: task.seed, alternatives: task.alternatives, signal });
  return { plans, milliseconds: Math.round(performance.now() - began) };
}
