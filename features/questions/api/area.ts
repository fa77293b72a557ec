import type { Area } from '#server/platform.ts';
import { listOperatorQuestions } from './list-operator-questions.ts';
import { listPlaceQuestions } from './list-place-questions.ts';
import { listTripQuestions } from './list-trip-questions.ts';

export const questions: Area = {
  name: 'questions',
  routes(app, platform) {
    listPlaceQuestions(app, platform);
    listOperatorQuestions(app, platform);
    listTripQuestions(app, platform);
  },
};
