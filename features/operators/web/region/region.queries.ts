import { queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import {
  listRegionOperators,
  listSubmittedPlans,
  showRegionOperator,
  showSubmittedPlan,
} from '../../contract/region-routes.ts';

export const operatorsQuery = (api: Api) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'operators', 'list'],
    queryFn: ({ signal }) => api.call(listRegionOperators, { signal, quiet: true }),
  });

export const waitingPlansQuery = (api: Api) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'operators', 'plans'],
    queryFn: ({ signal }) => api.call(listSubmittedPlans, { signal, quiet: true }),
  });

export const operatorFileQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'operators', 'one', operatorId],
    queryFn: ({ signal }) => api.call(showRegionOperator, { params: { operatorId }, signal, quiet: true }),
  });

export const reviewQuery = (api: Api, planId: string) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'operators', 'plan', planId],
    queryFn: ({ signal }) => api.call(showSubmittedPlan, { params: { planId }, signal, quiet: true }),
  });
