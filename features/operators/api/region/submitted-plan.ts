import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { ManagedPlanDetail } from '#features/operators/contract/managed-plan.ts';
import { problem } from '#server/errors.ts';
import { findPlanRow } from '../operator/plans/plan.store.ts';
import { managedPlanDetail } from '../operator/plans/plan.view.ts';
import type { OperatorsPlatform } from '../operators-platform.ts';

/** @throws `plan_not_found` */
export async function readSubmittedPlan(platform: OperatorsPlatform, planId: string): Promise<ManagedPlanDetail> {
  const { db, config, bookings } = platform;
  const row = await findPlanRow({ db, region: config.REGION, bookings }, null, planId);
  if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
  return managedPlanDetail(platform, row, 'region');
}
