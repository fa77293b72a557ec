import { infiniteQueryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { RegionView } from '../../contract/case.ts';
import { listWaitingQuestions } from '../../contract/region-routes.ts';

export const waitingKey = [...backOfficeKey, 'questions'] as const;

export const waitingQuery = (api: Api, waiting: RegionView | 'all') =>
  infiniteQueryOptions({
    queryKey: [...waitingKey, waiting],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listWaitingQuestions, {
        query: { waiting: waiting === 'all' ? undefined : waiting, cursor: pageParam ?? undefined },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });
