import { queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { PolicyKind } from '../../contract/policy.ts';
import type { RegionPolicies, RegionPolicy } from '../../contract/region.ts';
import { policyRoutes } from '../../contract/routes.ts';

const key = [...backOfficeKey, 'policies'] as const;

export const regionPoliciesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => api.get<RegionPolicies>(policyRoutes.region, { signal, quiet: true }),
  });

export const regionPolicyQuery = (api: Api, kind: PolicyKind) =>
  queryOptions({
    queryKey: [...key, 'one', kind],
    queryFn: ({ signal }) =>
      api.get<RegionPolicy>(policyRoutes.regionOne.replace(':kind', kind), { signal, quiet: true }),
  });
