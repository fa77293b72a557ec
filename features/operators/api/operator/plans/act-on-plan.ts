import { authorize, personOf } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { canSubmitPlans } from '#features/operators/contract/operator-states.ts';
import { isNothingNew, movePlan } from '#features/operators/contract/plan-states.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { lockPlan, savePlanStatus } from './plan.store.ts';
import { readManagedPlan } from './read-managed-plan.ts';

export function actOnPlan(app: App, platform: OperatorsPlatform): void {
  const { db } = platform;
  const region = platform.config.REGION;
  serve(app, routes.actOnPlan, async (request) => {
    const { operatorId, planId } = request.params;
    const { action } = request.body;
    authorize(request.actor, 'operator.sell', { operatorId });
    const blocks = await blocking(operatorId, planId, action);
    await inTransaction(db, async (trx) => {
      const plan = await lockPlan(trx, region, operatorId, planId);
      if (!plan) throw problem(OPERATOR_ERRORS, 'plan_not_found');
      const to = movePlan({ state: plan.state, review: plan.review }, action, 'operator');
      const isRepeated = action === 'submit' && isNothingNew(plan.state, plan.draft_version, plan.sold_version);
      if (!to || isRepeated) throw problem(OPERATOR_ERRORS, 'plan_cannot');
      if (action === 'submit' && !canSubmitPlans(plan.operator_state))
        throw problem(OPERATOR_ERRORS, 'operator_not_verified');
      if (blocks.length > 0) throw problem(OPERATOR_ERRORS, 'plan_incomplete', { issues: blocks });
      await savePlanStatus(trx, plan, { action, to, actorId: personOf(request).accountId, reason: null });
    });
    return readManagedPlan(platform, operatorId, planId);
  });

  async function blocking(operatorId: string, planId: string, action: string) {
    if (action !== 'submit' && action !== 'resume') return [];
    const { warnings } = await readManagedPlan(platform, operatorId, planId);
    return warnings.filter(({ blocks }) => blocks).map(({ code, message }) => ({ path: 'plan', code, message }));
  }
}
