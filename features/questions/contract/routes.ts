import { Type } from 'typebox';
import { OfOperator, OfPlace, OfTrip } from '#features/reviews/contract/owner-queries.ts';
import { route } from '#features/route.ts';
import { closed, IdParams } from '#features/schema.ts';
import { AskAccountQuestion, AskQuestion, OwnQuestion, OwnQuestions, QuestionEmailSent, SimilarQuery } from './ask.ts';
import { ReportQuestion } from './case.ts';
import { QUESTION_SECRET_HEADER } from './headers.ts';
import { Question, QuestionsPage } from './question.ts';

const tag = 'Fotos, preguntas y comentarios';

export const listPlaceQuestions = route('GET /api/company-questions/', {
  id: 'listPlaceQuestions',
  tag,
  summary: 'Preguntas con sus respuestas (de los lugares)',
  right: 'questions.read',
  kept: 'content',
  query: OfPlace,
  replies: { 200: QuestionsPage },
  errors: ['company_not_found'],
});

export const listOperatorQuestions = route('GET /api/touroperator-questions/', {
  id: 'listOperatorQuestions',
  tag,
  summary: 'Preguntas con sus respuestas (de los operadores)',
  right: 'questions.read',
  kept: 'content',
  query: OfOperator,
  replies: { 200: QuestionsPage },
  errors: ['operator_not_found'],
});

export const listTripQuestions = route('GET /api/trip-planned-questions/', {
  id: 'listTripQuestions',
  tag,
  summary: 'Preguntas con sus respuestas (de los viajes)',
  right: 'questions.read',
  kept: 'content',
  query: OfTrip,
  replies: { 200: QuestionsPage },
  errors: ['trip_not_found'],
});

export const listSimilarQuestions = route('GET /api/questions/similar', {
  id: 'listSimilarQuestions',
  tag,
  summary: 'Preguntas parecidas del mismo lugar, operador o viaje, las respondidas primero',
  right: 'questions.read',
  query: SimilarQuery,
  replies: {
    200: Type.Object({
      items: Type.Array(Question),
      isSame: Type.Boolean({ description: 'La primera pregunta casi lo mismo' }),
    }),
  },
  errors: ['company_not_found', 'operator_not_found', 'trip_not_found'],
});

export const askQuestion = route('POST /api/questions/', {
  id: 'askQuestion',
  tag,
  summary: 'Pregunta sin cuenta; el correo se confirma con un enlace antes de publicarla',
  right: 'questions.ask',
  bodyLimit: 8_192,
  body: AskQuestion,
  replies: { 202: QuestionEmailSent },
  errors: ['company_not_found', 'operator_not_found', 'trip_not_found', 'too_many_tries'],
});

export const askAccountQuestion = route('POST /api/me/questions/', {
  id: 'askAccountQuestion',
  tag,
  summary: 'Pregunta con tu cuenta',
  right: 'account.own',
  bodyLimit: 8_192,
  body: AskAccountQuestion,
  replies: { 201: OwnQuestion },
  errors: ['company_not_found', 'operator_not_found', 'trip_not_found', 'question_not_found', 'too_many_tries'],
});

export const listAccountQuestions = route('GET /api/me/questions/', {
  id: 'listAccountQuestions',
  tag,
  summary: 'Las preguntas de tu cuenta, la última primero',
  right: 'account.own',
  replies: { 200: OwnQuestions },
});

/** The question's secret or its account opens a question. A wrong secret gets 404. */
const own = {
  tag,
  right: 'questions.own',
  params: IdParams,
  headers: Type.Object({ [QUESTION_SECRET_HEADER]: Type.Optional(Type.String({ maxLength: 100 })) }),
  replies: { 200: OwnQuestion },
} as const;

export const showQuestion = route('GET /api/questions/:id', {
  ...own,
  id: 'showQuestion',
  summary: 'Tu pregunta, en qué está y lo que te respondieron',
  errors: ['question_not_found'],
});

export const confirmQuestion = route('POST /api/questions/:id/confirm', {
  ...own,
  id: 'confirmQuestion',
  summary: 'Confirma el correo: desde entonces la pregunta se publica',
  errors: ['question_not_found', 'question_action_refused'],
});

export const withdrawQuestion = route('POST /api/questions/:id/withdraw', {
  ...own,
  id: 'withdrawQuestion',
  summary: 'Retira tu pregunta',
  errors: ['question_not_found', 'question_action_refused'],
});

export const resolveQuestion = route('PUT /api/questions/:id/resolved', {
  ...own,
  id: 'resolveQuestion',
  summary: 'Dice que la respuesta ya te sirvió, o lo retira',
  body: Type.Object({ resolved: Type.Boolean() }, closed),
  errors: ['question_not_found', 'question_action_refused'],
});

export const reportQuestion = route('POST /api/questions/:id/report', {
  id: 'reportQuestion',
  tag,
  summary: 'Avisa de una pregunta o de una respuesta que incumple las reglas',
  right: 'questions.report',
  rateLimit: { max: 20, timeWindow: 3_600_000 },
  params: IdParams,
  body: ReportQuestion,
  replies: { 200: Type.Object({ reported: Type.Literal(true) }) },
  errors: ['question_not_found', 'answer_not_found', 'question_action_refused'],
});
