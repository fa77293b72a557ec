import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import type { ManagedPlanDetail } from '#features/operators/contract/managed-plan.ts';
import { problem } from '#server/errors.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { findPlanRow } from './plan.store.ts';
import { managedPlanDetail } from './plan.view.ts';

export async function readManagedPlan(
  platform: OperatorsPlatform,
  operatorId: string,
  planId: string,
): Promise<ManagedPlanDetail> {
  const { db, config, bookings } = platform;

  const row = await findPlanRow({ db, region: config.REGION, bookings }, operatorId, planId);
  if (!row) throw problem(OPERATOR_ERRORS, 'plan_not_found');
  return managedPlanDetail(platform, row, 'operator');
}
