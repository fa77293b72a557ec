import { infiniteQueryOptions } from '@tanstack/react-query';
import { listReceivedQuestions } from '#features/questions/contract/operator-routes.ts';
import type { Api } from '#web/http/api.ts';
import { operatorKey } from '../operator.queries.ts';

export const questionsKey = (operatorId: string) => [...operatorKey(operatorId), 'questions'];

export const operatorQuestionsQuery = (api: Api, operatorId: string, unanswered: boolean) =>
  infiniteQueryOptions({
    queryKey: [...questionsKey(operatorId), unanswered],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listReceivedQuestions, {
        params: { operatorId },
        query: { unanswered: unanswered || undefined, cursor: pageParam ?? undefined },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });
