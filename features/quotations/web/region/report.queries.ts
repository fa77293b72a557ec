import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { listUnansweredQuotations, showAnswerTimes, showSupplyGap } from '../../contract/region-routes.ts';

export const unansweredKey = [...backOfficeKey, 'quotations', 'unanswered'] as const;

export const unansweredQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: unansweredKey,
    queryFn: ({ pageParam, signal }) =>
      api.call(listUnansweredQuotations, { query: { cursor: pageParam }, signal, quiet: true }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next ?? undefined,
  });

export const answersQuery = (api: Api, quarter: string | undefined) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'quotations', 'answers', quarter],
    queryFn: ({ signal }) => api.call(showAnswerTimes, { query: { quarter }, signal, quiet: true }),
  });

export const gapQuery = (api: Api, quarter: string | undefined) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'quotations', 'gap', quarter],
    queryFn: ({ signal }) => api.call(showSupplyGap, { query: { quarter }, signal, quiet: true }),
  });
