import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { AnswerBody, QuestionCase, QuestionCases, TeamQuestionsQuery } from './case.ts';

const tag = 'Oficina del operador';
const right = 'operator.reply';

export const listReceivedQuestions = route('GET /api/manage/operators/:operatorId/questions', {
  id: 'listReceivedQuestions',
  tag,
  summary: 'Preguntas a un operador, las últimas primero',
  right,
  params: OperatorParams,
  query: TeamQuestionsQuery,
  replies: { 200: QuestionCases },
});

export const answerAsOperator = route('POST /api/manage/operators/:operatorId/questions/:id/answers', {
  id: 'answerAsOperator',
  tag,
  summary: 'Responde una pregunta, a la vista de todos',
  right,
  params: Type.Object({ operatorId: Id, id: Id }),
  body: AnswerBody,
  replies: { 200: QuestionCase },
  errors: ['question_not_found', 'question_action_refused'],
});

export const withdrawOperatorAnswer = route(
  'POST /api/manage/operators/:operatorId/questions/:id/answers/:answerId/withdraw',
  {
    id: 'withdrawOperatorAnswer',
    tag,
    summary: 'Retira una respuesta del operador durante las primeras 48 horas',
    right,
    params: Type.Object({ operatorId: Id, id: Id, answerId: Id }),
    replies: { 200: QuestionCase },
    errors: ['question_not_found', 'answer_not_found', 'answer_settled', 'question_action_refused'],
  },
);
