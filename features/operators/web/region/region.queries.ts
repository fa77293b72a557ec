import { queryOptions } from '@tanstack/react-query';
import type { Static } from 'typebox';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { RegionOperatorDetail, RegionOperators } from '../../contract/managed-operator.ts';
import type { ManagedPlanDetail, ManagedPlans } from '../../contract/managed-plan.ts';
import { regionOperatorRoutes as routes } from '../../contract/routes.ts';

export const regionPathOf = (path: string, id: string) => path.replace(/:\w+/, encodeURIComponent(id));

export const operatorsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'operators', 'list'],
    queryFn: ({ signal }) => api.get<Static<typeof RegionOperators>>(routes.operators, { signal, quiet: true }),
  });

export const waitingPlansQuery = (api: Api) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'operators', 'plans'],
    queryFn: ({ signal }) => api.get<Static<typeof ManagedPlans>>(routes.plans, { signal, quiet: true }),
  });

export const operatorFileQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'operators', 'one', operatorId],
    queryFn: ({ signal }) =>
      api.get<RegionOperatorDetail>(regionPathOf(routes.operator, operatorId), { signal, quiet: true }),
  });

export const reviewQuery = (api: Api, planId: string) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'operators', 'plan', planId],
    queryFn: ({ signal }) => api.get<ManagedPlanDetail>(regionPathOf(routes.plan, planId), { signal, quiet: true }),
  });
