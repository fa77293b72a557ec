import { type Static, Type } from 'typebox';
import { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import { VoteBody, Votes } from '#features/reviews/contract/vote.ts';
import { route } from '#features/route.ts';
import { closed, Id } from '#features/schema.ts';
import { ASKER } from './ask.ts';
import { AnswerBody } from './case.ts';
import { Question } from './question.ts';

const tag = 'Fotos, preguntas y comentarios';
const right = 'account.own';

export const VisitorAnswer = Type.Object(
  {
    ...AnswerBody.properties,
    name: Type.String({ minLength: ASKER.least, maxLength: ASKER.most, pattern: '\\S' }),
  },
  closed,
);
export type VisitorAnswer = Static<typeof VisitorAnswer>;

/** Whether the signed-in person can answer as a visitor. */
export const AnsweringVisitor = Type.Object({
  wasThere: Type.Boolean({ description: 'Probó que estuvo: con el código del lugar o con una reserva cumplida' }),
  name: Type.String({ description: 'Con qué nombre empezar' }),
});
export type AnsweringVisitor = Static<typeof AnsweringVisitor>;

export const showAnsweringVisitor = route('GET /api/me/questions/answering', {
  id: 'showAnsweringVisitor',
  tag,
  summary: 'Si puedes responder preguntas sobre un lugar, un operador o un viaje, porque estuviste ahí',
  right,
  query: Type.Object({ kind: OwnerRef.properties.kind, owner: OwnerRef.properties.id }, closed),
  replies: { 200: AnsweringVisitor },
  errors: ['company_not_found', 'operator_not_found', 'trip_not_found'],
});

export const answerAsVisitor = route('POST /api/me/questions/:id/answers', {
  id: 'answerAsVisitor',
  tag,
  summary: 'Responde una pregunta porque estuviste ahí',
  right,
  bodyLimit: 8_192,
  params: Type.Object({ id: Id }),
  body: VisitorAnswer,
  replies: { 200: Question },
  errors: ['question_not_found', 'question_action_refused', 'answer_needs_visit', 'too_many_tries'],
});

export const withdrawVisitorAnswer = route('POST /api/me/questions/:id/answers/:answerId/withdraw', {
  id: 'withdrawVisitorAnswer',
  tag,
  summary: 'Retira tu respuesta durante las primeras 48 horas',
  right,
  params: Type.Object({ id: Id, answerId: Id }),
  replies: { 200: Question },
  errors: ['question_not_found', 'answer_not_found', 'answer_settled', 'question_action_refused'],
});

export const voteForAnswer = route('PUT /api/questions/:id/answers/:answerId/vote', {
  id: 'voteForAnswer',
  tag,
  summary: 'Dice que una respuesta te sirvió, o lo retira; una vez por cuenta o, sin cuenta, por navegador',
  right: 'questions.vote',
  rateLimit: { max: 60, timeWindow: 3_600_000 },
  params: Type.Object({ id: Id, answerId: Id }),
  body: VoteBody,
  replies: { 200: Votes },
  errors: ['question_not_found', 'answer_not_found', 'question_action_refused'],
});
