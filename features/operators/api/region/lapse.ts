import { Type } from 'typebox';
import { moveOperator } from '#features/operators/contract/operator-states.ts';
import { movePlan } from '#features/operators/contract/plan-states.ts';
import { regionClock, today } from '#features/organisation/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { SEND_NOTICE } from '../emails/send-notice.ts';
import { lockPlan, savePlanStatus } from '../operator/plans/plan.store.ts';
import { lockOperator, saveOperatorState } from '../operator/profile/operator.store.ts';
import { lapsedOperators, lapsedPlans } from './region.store.ts';

/**
 * Runs every night. Suspends operators whose registration has ended, and ends the sale of plans without a valid
 * certificate.
 */
export const lapse = defineJob(Type.Object({}), async (_payload, platform) => {
  const { db, jobs } = platform;
  const region = platform.config.REGION;
  const day = today(regionClock(await platform.region.current()));
  for (const id of await lapsedOperators(db, region, day)) {
    await inTransaction(db, async (trx) => {
      const row = await lockOperator(trx, region, id);
      const to = row && moveOperator(row.state, 'lapse', 'system');
      if (!row || !to || row.register_until === null || row.register_until >= day) return;
      await saveOperatorState(trx, row, { action: 'lapse', to, actorId: null, reason: null });
      await jobs.add(trx, SEND_NOTICE, { notice: 'operator_lapsed', operatorId: id });
    });
  }
  for (const { id, operator_id: operatorId } of await lapsedPlans(db, region, day)) {
    await inTransaction(db, async (trx) => {
      const plan = await lockPlan(trx, region, operatorId, id);
      const to = plan && movePlan({ state: plan.state, review: plan.review }, 'lapse', 'system');
      if (!plan || !to) return;
      await savePlanStatus(trx, plan, { action: 'lapse', to, actorId: null, reason: null });
      await jobs.add(trx, SEND_NOTICE, { notice: 'plan_lapsed', operatorId, planId: id });
    });
  }
});
