import { infiniteQueryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { RegionList } from '../../contract/region.ts';
import { listWaitingReviews } from '../../contract/region-routes.ts';

export const waitingKey = [...backOfficeKey, 'comments'] as const;

export const waitingQuery = (api: Api, state: RegionList | 'all') =>
  infiniteQueryOptions({
    queryKey: [...waitingKey, state],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listWaitingReviews, {
        query: { state: state === 'all' ? undefined : state, cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });
