import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { operatorKey } from '#features/operators/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { InboxQuery } from '../../contract/operator.ts';
import { listOfferTemplates, listOperatorQuotations, showOperatorOffer } from '../../contract/operator-routes.ts';

export const quotationsKey = (operatorId: string) => [...operatorKey(operatorId), 'quotations'] as const;

const AGAIN_MS = 30_000;

export const inboxQuery = (api: Api, operatorId: string, filters: Pick<InboxQuery, 'box' | 'q' | 'unread'>) =>
  infiniteQueryOptions({
    queryKey: [...quotationsKey(operatorId), 'inbox', filters],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listOperatorQuotations, {
        params: { operatorId },
        query: { ...filters, cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
    refetchInterval: AGAIN_MS,
  });

export const operatorOfferQuery = (api: Api, operatorId: string, offerId: string) =>
  queryOptions({
    queryKey: [...quotationsKey(operatorId), 'one', offerId],
    queryFn: ({ signal }) => api.call(showOperatorOffer, { params: { operatorId, offerId }, signal, quiet: true }),
    refetchInterval: AGAIN_MS,
  });

export const templatesQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...quotationsKey(operatorId), 'templates'],
    queryFn: ({ signal }) => api.call(listOfferTemplates, { params: { operatorId }, signal, quiet: true }),
  });
