import { queryOptions } from '@tanstack/react-query';
import { showOverview } from '#features/backoffice/contract/routes.ts';
import type { Api } from '#web/http/api.ts';

export const backOfficeKey = ['office'] as const;

export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'overview'],
    queryFn: ({ signal }) => api.call(showOverview, { signal, quiet: true }),
    refetchInterval: 60_000,
  });
