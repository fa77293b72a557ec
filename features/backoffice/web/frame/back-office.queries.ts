import { queryOptions } from '@tanstack/react-query';
import type { Overview } from '#features/backoffice/contract/overview.ts';
import { backofficeRoutes } from '#features/backoffice/contract/routes.ts';
import type { Api } from '#web/http/api.ts';

/** First part of all query keys of the back office. After changing a queue, invalidate `['office', 'overview']`. */
export const backOfficeKey = ['office'] as const;

export const overviewQuery = (api: Api) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'overview'],
    queryFn: ({ signal }) => api.get<Overview>(backofficeRoutes.overview, { signal, quiet: true }),
    refetchInterval: 60_000,
  });
