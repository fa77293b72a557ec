import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { AnswerBody, QuestionCase, QuestionCases, TeamQuestionsQuery } from './case.ts';

const tag = 'Dueños';
const right = 'place.run';

export const listOwnedQuestions = route('GET /api/manage/companies/:placeId/questions/', {
  id: 'listOwnedQuestions',
  tag,
  summary: 'Preguntas sobre un lugar propio, las últimas primero',
  right,
  params: Type.Object({ placeId: Id }),
  query: TeamQuestionsQuery,
  replies: { 200: QuestionCases },
});

export const answerOwnedQuestion = route('POST /api/manage/companies/:placeId/questions/:id/answers', {
  id: 'answerOwnedQuestion',
  tag,
  summary: 'Responde una pregunta sobre un lugar propio, a la vista de todos',
  right,
  params: Type.Object({ placeId: Id, id: Id }),
  body: AnswerBody,
  replies: { 200: QuestionCase },
  errors: ['question_not_found', 'question_action_refused'],
});

export const withdrawOwnedAnswer = route(
  'POST /api/manage/companies/:placeId/questions/:id/answers/:answerId/withdraw',
  {
    id: 'withdrawOwnedAnswer',
    tag,
    summary: 'Retira una respuesta del equipo del lugar durante las primeras 48 horas',
    right,
    params: Type.Object({ placeId: Id, id: Id, answerId: Id }),
    replies: { 200: QuestionCase },
    errors: ['question_not_found', 'answer_not_found', 'answer_settled', 'question_action_refused'],
  },
);
