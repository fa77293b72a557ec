import { OfOperator, OfPlace, OfTrip } from '#features/reviews/contract/owner-queries.ts';
import { route } from '#features/route.ts';
import { QuestionsPage } from './question.ts';

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
  query: OfTrip,
  replies: { 200: QuestionsPage },
  errors: ['trip_not_found'],
});
