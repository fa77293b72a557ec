import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { dropUnsold } from '../../departures/departure.store.ts';
import { refreshPricesFrom } from '../../departures/price-from.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { deleteRule } from '../departures/rule.store.ts';
import { lockOpenPlan } from './lock-open-plan.ts';
import { managedRules } from './option.store.ts';

export function removeDepartureRule(app: App, platform: OperatorsPlatform): void {
  const { db, bookings } = platform;
  const region = platform.config.REGION;

  serve(app, routes.removeDepartureRule, async ({ actor, params: { operatorId, planId, ruleId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    return inTransaction(db, async (trx) => {
      await lockOpenPlan(platform, trx, operatorId, planId);
      if (!(await managedRules(trx, region, planId)).some(({ id }) => id === ruleId))
        throw problem(OPERATOR_ERRORS, 'rule_not_found');
      const dropped = await dropUnsold(trx, { region, ruleId, bookings }, new Date());
      await deleteRule(trx, region, ruleId);
      await refreshPricesFrom(trx, region, [planId]);
      return { rule: null, made: 0, changed: 0, dropped, shared: 0 };
    });
  });
}
