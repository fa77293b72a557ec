import type { FastifyReply } from 'fastify';
import { MOST_PEOPLE, peopleIn } from '#features/trips/contract/limits.ts';
import { PLANNING_ERRORS } from '#features/trips/contract/planning-errors.ts';
import * as routes from '#features/trips/contract/planning-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import type { PlanResult, PlanTask } from '#server/workers/plan-worker.ts';
import { openPool, PoolBusy, type WorkerPool } from '#server/workers/worker-pool.ts';
import { assembleProblem } from './assemble-problem.ts';
import type { FindLocalTrip } from './local-trip.ts';
import type { NotePlan } from './note-plan.ts';
import { planningContextView } from './planning-context.view.ts';

const SHORTEST_DAY = 60;

export interface PlanningParts {
  findLocalTrip: FindLocalTrip;
  notePlan: NotePlan;
}

export function planTrip(app: App, platform: Platform, { findLocalTrip, notePlan }: PlanningParts): void {
  const { db, region } = platform;
  const worker = new URL('../../../../server/workers/plan-worker.ts', import.meta.url);
  const pool: WorkerPool<PlanTask, PlanResult> = openPool({ worker, lazy: true });
  app.addHook('onClose', () => pool.close());

  serve(app, routes.planTrip, async ({ body, headers }, reply) => {
    const { wish, fixed = [], alternatives = false, seed = 1 } = body;
    if (wish.latest - wish.earliest < SHORTEST_DAY) throw problem(PLANNING_ERRORS, 'planning_day_too_short');
    if (peopleIn(wish.party) > MOST_PEOPLE) throw problem(PLANNING_ERRORS, 'planning_party_too_large');
    const gone = untilDisconnected(reply);
    const assembled = await assembleProblem(db, await region.current(), wish, fixed, findLocalTrip);
    const task = { problem: assembled.problem, seed, alternatives };
    const { plans, milliseconds } = await pool.run(task, gone).catch(refuseWhenBusy);
    // The page of an open trip asks without alternatives, for the data around its stops.
    if (alternatives && fixed.length === 0) await notePlan(platform, { wish, plan: plans[0]!.plan, headers });
    return { ...planningContextView({ ...assembled, plans }), seed, milliseconds, considered: assembled.considered };
  });
}

function refuseWhenBusy(error: unknown): never {
  if (error instanceof PoolBusy) throw problem(PLANNING_ERRORS, 'planning_busy', { headers: { 'retry-after': '3' } });
  throw error;
}

function untilDisconnected({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
