import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { Database } from '#server/database/connect.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { lockPlan, type PlanRow } from './plan.store.ts';

export async function lockOpenPlan(
  platform: Platform,
  trx: Database,
  operatorId: string,
  planId: string,
): Promise<PlanRow> {
  const region = platform.config.REGION;

  const plan = await lockPlan(trx, region, operatorId, planId);
  if (!plan) throw problem(OPERATOR_ERRORS, 'plan_not_found');
  if (plan.state === 'retired') throw problem(OPERATOR_ERRORS, 'plan_cannot');
  return plan;
}
