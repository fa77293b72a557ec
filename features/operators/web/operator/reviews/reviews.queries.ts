import { infiniteQueryOptions } from '@tanstack/react-query';
import { listReceivedReviews } from '#features/reviews/contract/operator-routes.ts';
import type { Api } from '#web/http/api.ts';
import { operatorKey } from '../operator.queries.ts';

export const reviewsKey = (operatorId: string) => [...operatorKey(operatorId), 'reviews'];

export const operatorReviewsQuery = (api: Api, operatorId: string, unanswered: boolean) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey(operatorId), unanswered],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listReceivedReviews, {
        params: { operatorId },
        query: { unanswered: unanswered || undefined, cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });
