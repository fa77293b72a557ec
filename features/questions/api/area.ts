import { operatorOwner } from '#features/operators/api/public.ts';
import { placeOwner } from '#features/places/api/public.ts';
import { questionRoutes } from '#features/questions/contract/routes.ts';
import { tripOwner } from '#features/trips/api/public.ts';
import type { Area } from '#server/platform.ts';
import { listQuestions } from './list-questions.ts';

/** Lists the questions about places, operators and trips. */
export const questions: Area = {
  name: 'questions',
  routes(app, platform) {
    listQuestions(app, platform, placeOwner, questionRoutes.company);
    listQuestions(app, platform, operatorOwner, questionRoutes.operator);
    listQuestions(app, platform, tripOwner, questionRoutes.trip);
  },
};
