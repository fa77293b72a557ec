import type { QueueSource } from '#features/backoffice/api/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { readAnswerQueue, readJudgeQueue } from '../answers/case.store.ts';
import type { QuestionOwners } from '../owners.ts';

export const ANSWER_QUEUE = 'questions';

export const answerQueue = (owners: QuestionOwners): QueueSource => ({
  name: ANSWER_QUEUE,
  emailsItems: true,
  title: 'Preguntas por responder',
  one: 'Pregunta por responder',
  roles: ['admin', 'moderator'],
  target: 'Se responde en 3 días como máximo',
  link: regionPaths.questions(),
  read: ({ db, config }) => readAnswerQueue({ db, region: config.REGION, owners }),
});

export const judgeQueue: QueueSource = {
  name: 'questions-to-judge',
  title: 'Preguntas por revisar',
  one: 'Pregunta por revisar',
  roles: ['admin', 'moderator'],
  target: 'Se revisa en 24 horas como máximo',
  link: regionPaths.questions(),
  read: ({ db, config }) => readJudgeQueue({ db, region: config.REGION }),
};
