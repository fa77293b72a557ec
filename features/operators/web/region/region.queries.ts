import { queryOptions } from '@tanstack/react-query';
import type { Static } from 'typebox';
import { officeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { OperatorDeskDetail, OperatorsOnDesk } from '../../contract/managed-operator.ts';
import type { OfficePlanDetail, OfficePlans } from '../../contract/managed-plan.ts';
import { operatorDeskRoutes as routes } from '../../contract/routes.ts';

export const deskAt = (path: string, id: string) => path.replace(/:\w+/, encodeURIComponent(id));

export const operatorsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...officeKey, 'operators', 'list'],
    queryFn: ({ signal }) => api.get<Static<typeof OperatorsOnDesk>>(routes.operators, { signal, quiet: true }),
  });

export const waitingPlansQuery = (api: Api) =>
  queryOptions({
    queryKey: [...officeKey, 'operators', 'plans'],
    queryFn: ({ signal }) => api.get<Static<typeof OfficePlans>>(routes.plans, { signal, quiet: true }),
  });

export const operatorFileQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...officeKey, 'operators', 'one', operatorId],
    queryFn: ({ signal }) => api.get<OperatorDeskDetail>(deskAt(routes.operator, operatorId), { signal, quiet: true }),
  });

export const reviewQuery = (api: Api, planId: string) =>
  queryOptions({
    queryKey: [...officeKey, 'operators', 'plan', planId],
    queryFn: ({ signal }) => api.get<OfficePlanDetail>(deskAt(routes.plan, planId), { signal, quiet: true }),
  });
