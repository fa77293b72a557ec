import { infiniteQueryOptions } from '@tanstack/react-query';
import type { OperatorReviews } from '#features/reviews/contract/region.ts';
import { operatorReviewRoutes } from '#features/reviews/contract/routes.ts';
import type { Api } from '#web/http/api.ts';
import { pathWith } from '#web/http/path-with.ts';
import { operatorKey } from '../operator.queries.ts';

export const reviewsKey = (operatorId: string) => [...operatorKey(operatorId), 'reviews'];

export const operatorReviewsQuery = (api: Api, operatorId: string, unanswered: boolean) =>
  infiniteQueryOptions({
    queryKey: [...reviewsKey(operatorId), unanswered],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.get<OperatorReviews>(pathWith(operatorReviewRoutes.list, { operatorId }), {
        query: { unanswered: unanswered || undefined, cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });
