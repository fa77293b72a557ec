import { Type } from 'typebox';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { ManagedPlanDetail } from '#features/operators/contract/managed-plan.ts';
import { Id } from '#features/schema.ts';
import { problem } from '#server/errors.ts';
import type { Platform } from '#server/platform.ts';
import { findPlanRow } from './plan.store.ts';
import { managedPlanDetail } from './plan.view.ts';

export const PlanParams = Type.Object({ operatorId: Id, planId: Id });

export async function readManagedPlan(
  platform: Platform,
  operatorId: string,
  planId: string,
): Promise<ManagedPlanDetail> {
  const { db } = platform;
  const region = platform.config.REGION;

  const row = await findPlanRow(db, region, operatorId, planId);
  if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
  return managedPlanDetail(platform, row, 'operator');
}
