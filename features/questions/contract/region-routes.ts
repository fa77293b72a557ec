import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { closed, Id, IdParams } from '#features/schema.ts';
import { AnswerBody, JudgeQuestion, QuestionCase, RegionQuestions, RegionQuestionsQuery } from './case.ts';
import { Question } from './question.ts';

const tag = 'Fotos, preguntas y comentarios';
const right = 'questions.judge';

export const listWaitingQuestions = route('GET /api/admin/questions/', {
  id: 'listWaitingQuestions',
  tag,
  summary: 'Preguntas sin respuesta, retenidas o denunciadas, lo más antiguo primero',
  right,
  query: RegionQuestionsQuery,
  replies: { 200: RegionQuestions },
});

export const answerAsRegion = route('POST /api/admin/questions/:id/answers', {
  id: 'answerAsRegion',
  tag,
  summary: 'Responde una pregunta en nombre de la región',
  right,
  params: IdParams,
  body: AnswerBody,
  replies: { 200: QuestionCase },
  errors: ['question_not_found', 'question_action_refused'],
});

export const withdrawRegionAnswer = route('POST /api/admin/questions/:id/answers/:answerId/withdraw', {
  id: 'withdrawRegionAnswer',
  tag,
  summary: 'Retira una respuesta de la región durante las primeras 48 horas',
  right,
  params: Type.Object({ id: Id, answerId: Id }),
  replies: { 200: QuestionCase },
  errors: ['question_not_found', 'answer_not_found', 'answer_settled', 'question_action_refused'],
});

export const judgeQuestion = route('POST /api/admin/questions/:id/judge', {
  id: 'judgeQuestion',
  tag,
  summary: 'Publica, mantiene o retira una pregunta, o retira una de sus respuestas',
  right,
  params: IdParams,
  body: JudgeQuestion,
  replies: { 200: QuestionCase },
  errors: ['question_not_found', 'answer_not_found', 'question_action_refused'],
});

export const listTwinQuestions = route('GET /api/admin/questions/:id/twins', {
  id: 'listTwinQuestions',
  tag,
  summary: 'Preguntas parecidas sobre lo mismo, para juntarlas',
  right,
  params: IdParams,
  replies: { 200: Type.Object({ items: Type.Array(Question) }) },
  errors: ['question_not_found'],
});

export const mergeQuestion = route('POST /api/admin/questions/:id/merge', {
  id: 'mergeQuestion',
  tag,
  summary: 'Junta una pregunta con otra igual: sus respuestas pasan a la otra, y su dirección la muestra',
  right,
  params: IdParams,
  body: Type.Object({ into: Type.String({ format: 'uuid' }) }, closed),
  replies: { 200: QuestionCase },
  errors: ['question_not_found', 'question_action_refused'],
});

export const separateQuestion = route('POST /api/admin/questions/:id/separate', {
  id: 'separateQuestion',
  tag,
  summary: 'Deshace juntar dos preguntas, durante 30 días y mientras nadie haya respondido a la otra',
  right,
  params: IdParams,
  replies: { 200: QuestionCase },
  errors: ['question_not_found', 'question_action_refused', 'merge_settled'],
});
