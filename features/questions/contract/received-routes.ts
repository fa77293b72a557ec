import { Type } from 'typebox';
import { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { AnswerBody, QuestionCase, QuestionCases, TeamQuestionsQuery } from './case.ts';

const tag = 'Fotos, preguntas y comentarios';
/** The session decides whether the account is in the owner's team. */
const right = 'account.own';
const OF_OWNER = { kind: OwnerRef.properties.kind, owner: OwnerRef.properties.id };
const OWNERS = ['company_not_found', 'operator_not_found', 'trip_not_found', 'question_not_found'];

export const listQuestionsOfOwn = route('GET /api/me/received/:kind/:owner/questions/', {
  id: 'listQuestionsOfOwn',
  tag,
  summary: 'Preguntas sobre algo tuyo, como un viaje público, las últimas primero',
  right,
  params: Type.Object(OF_OWNER),
  query: TeamQuestionsQuery,
  replies: { 200: QuestionCases },
  errors: OWNERS,
});

export const answerQuestionOfOwn = route('POST /api/me/received/:kind/:owner/questions/:id/answers', {
  id: 'answerQuestionOfOwn',
  tag,
  summary: 'Responde una pregunta sobre algo tuyo, a la vista de todos',
  right,
  params: Type.Object({ ...OF_OWNER, id: Id }),
  body: AnswerBody,
  replies: { 200: QuestionCase },
  errors: [...OWNERS, 'question_action_refused'],
});

export const withdrawAnswerOfOwn = route(
  'POST /api/me/received/:kind/:owner/questions/:id/answers/:answerId/withdraw',
  {
    id: 'withdrawAnswerOfOwn',
    tag,
    summary: 'Retira durante las primeras 48 horas una respuesta sobre algo tuyo',
    right,
    params: Type.Object({ ...OF_OWNER, id: Id, answerId: Id }),
    replies: { 200: QuestionCase },
    errors: [...OWNERS, 'answer_not_found', 'answer_settled', 'question_action_refused'],
  },
);
