import { authorize } from '#features/accounts/api/public.ts';
import { ManagedPlanDetail, ManagedPlans } from '#features/operators/contract/managed-plan.ts';
import { managedOperatorRoutes } from '#features/operators/contract/routes.ts';
import { OperatorParams } from '#features/schema.ts';
import type { App } from '#server/platform.ts';
import type { OperatorsPlatform } from '../../operators-platform.ts';
import { plansOf } from './plan.store.ts';
import { managedPlan } from './plan.view.ts';
import { PlanParams, readManagedPlan } from './read-managed-plan.ts';

/** Route that lists an operator's plans. */
export function listManagedPlans(app: App, platform: OperatorsPlatform): void {
  const { db, bookings } = platform;
  const region = platform.config.REGION;

  app.get(
    managedOperatorRoutes.plans,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Los planes de un operador',
        params: OperatorParams,
        response: { 200: ManagedPlans },
      },
    },
    async ({ actor, params: { operatorId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return { items: (await plansOf({ db, region, bookings }, operatorId)).map(managedPlan) };
    },
  );
}

/** Route that shows a plan with its draft. */
export function showManagedPlan(app: App, platform: OperatorsPlatform): void {
  app.get(
    managedOperatorRoutes.plan,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Un plan, con la versión que se escribe',
        params: PlanParams,
        response: { 200: ManagedPlanDetail },
      },
    },
    async ({ actor, params: { operatorId, planId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return readManagedPlan(platform, operatorId, planId);
    },
  );
}
