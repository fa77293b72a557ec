import type { DraftDay } from '#planner/draft.ts';
import type { Plan, Problem } from '#planner/model.ts';
import { optimiseAround } from '#planner/optimise-around.ts';
import { solve } from '#planner/solve.ts';

export type PlanTask =
  | { kind: 'solve'; problem: Problem; seed: number }
  | { kind: 'optimise'; problem: Problem; days: DraftDay[]; seed: number };

export type PlanResult = { ok: true; plan: Plan } | { ok: false; message: string };

const BUDGET_MS = 350;

self.addEventListener('message', ({ data }: MessageEvent<PlanTask>) => {
  try {
    const options = { budgetMs: BUDGET_MS, seed: data.seed };
    const plan =
      data.kind === 'solve' ? solve(data.problem, options) : optimiseAround(data.problem, data.days, options);
    self.postMessage({ ok: true, plan } satisfies PlanResult);
  } catch (error) {
    self.postMessage({
      ok: false,
      message: error instanceof Error ? error.message : String(error),
    } satisfies PlanResult);
  }
});
