import * as routes from '#features/operators/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import { plansWaiting } from '../operator/plans/plan.store.ts';
import { managedPlan } from '../operator/plans/plan.view.ts';
import type { OperatorsPlatform } from '../operators-platform.ts';

export function listSubmittedPlans(app: App, { db, config, bookings }: OperatorsPlatform): void {
  serve(app, routes.listSubmittedPlans, async () => ({
    items: (await plansWaiting({ db, region: config.REGION, bookings })).map(managedPlan),
  }));
}
