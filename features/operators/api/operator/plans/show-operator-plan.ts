import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { readManagedPlan } from './read-managed-plan.ts';

export function showOperatorPlan(app: App, platform: OperatorsPlatform): void {
  serve(app, routes.showOperatorPlan, async ({ actor, params: { operatorId, planId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    return readManagedPlan(platform, operatorId, planId);
  });
}
