import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { Api } from '#web/http/api.ts';
import type { AttemptCall } from '#web/http/use-submit.ts';
import type { QuestionsPage } from '../../contract/question.ts';
import { listOperatorQuestions, listPlaceQuestions, listTripQuestions } from '../../contract/routes.ts';

type ReadQuestions = (
  api: Api,
  owner: string,
  page: { limit: number; cursor?: string | undefined },
  call: AttemptCall,
) => Promise<QuestionsPage>;

/** The public list of the questions about an owner. */
export const QUESTION_LISTS: Record<OwnerKind, ReadQuestions> = {
  company: (api, company, page, call) => api.call(listPlaceQuestions, { query: { company, ...page }, ...call }),
  operator: (api, operator, page, call) => api.call(listOperatorQuestions, { query: { operator, ...page }, ...call }),
  trip: (api, trip, page, call) => api.call(listTripQuestions, { query: { trip, ...page }, ...call }),
};
