import { queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { PolicyKind } from '../../contract/policy.ts';
import { listRegionPolicies, showRegionPolicy } from '../../contract/region-routes.ts';

const key = [...backOfficeKey, 'policies'] as const;

export const regionPoliciesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => api.call(listRegionPolicies, { signal, quiet: true }),
  });

export const regionPolicyQuery = (api: Api, kind: PolicyKind) =>
  queryOptions({
    queryKey: [...key, 'one', kind],
    queryFn: ({ signal }) => api.call(showRegionPolicy, { params: { kind }, signal, quiet: true }),
  });
