import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { plansOf } from './plan.store.ts';
import { managedPlan } from './plan.view.ts';

export function listOperatorPlans(app: App, { db, config, bookings }: OperatorsPlatform): void {
  serve(app, routes.listOperatorPlans, async ({ actor, params: { operatorId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    return { items: (await plansOf({ db, region: config.REGION, bookings }, operatorId)).map(managedPlan) };
  });
}
