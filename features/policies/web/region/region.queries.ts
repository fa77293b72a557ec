import { queryOptions } from '@tanstack/react-query';
import { officeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { PolicyKind } from '../../contract/policy.ts';
import type { PolicyDesk, PolicyOnDesk } from '../../contract/region.ts';
import { policyRoutes } from '../../contract/routes.ts';

const key = [...officeKey, 'policies'] as const;

export const policyDeskQuery = (api: Api) =>
  queryOptions({
    queryKey: [...key, 'list'],
    queryFn: ({ signal }) => api.get<PolicyDesk>(policyRoutes.desk, { signal, quiet: true }),
  });

export const policyOnDeskQuery = (api: Api, kind: PolicyKind) =>
  queryOptions({
    queryKey: [...key, 'one', kind],
    queryFn: ({ signal }) =>
      api.get<PolicyOnDesk>(policyRoutes.deskOne.replace(':kind', kind), { signal, quiet: true }),
  });
