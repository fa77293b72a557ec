import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { closed, Id } from '#features/schema.ts';
import { OfOperator, OfPart, OfPlace, OfTrip } from './owner-queries.ts';
import { ReportBody, Reported, ReviewsPage } from './public-review.ts';
import { VoteBody, Votes } from './vote.ts';

const tag = 'Fotos, preguntas y comentarios';

export const listPlaceReviews = route('GET /api/company-comments/', {
  id: 'listPlaceReviews',
  tag,
  summary: 'Comentarios con su calificación (de los lugares)',
  right: 'comments.read',
  kept: 'content',
  query: Type.Object({ ...OfPlace.properties, ...OfPart }, closed),
  replies: { 200: ReviewsPage },
  errors: ['company_not_found'],
});

export const listOperatorReviews = route('GET /api/touroperator-comments/', {
  id: 'listOperatorReviews',
  tag,
  summary: 'Comentarios con su calificación (de los operadores)',
  right: 'comments.read',
  kept: 'content',
  query: Type.Object(
    {
      ...OfOperator.properties,
      ...OfPart,
      plan: Type.Optional(
        Type.String({ minLength: 1, maxLength: 120, description: 'Identificador o nombre de la dirección de un plan' }),
      ),
    },
    closed,
  ),
  replies: { 200: ReviewsPage },
  errors: ['operator_not_found'],
});

export const listTripReviews = route('GET /api/trip-planned-comments/', {
  id: 'listTripReviews',
  tag,
  summary: 'Comentarios con su calificación (de los viajes)',
  right: 'comments.read',
  kept: 'content',
  query: Type.Object({ ...OfTrip.properties, ...OfPart }, closed),
  replies: { 200: ReviewsPage },
  errors: ['trip_not_found'],
});

export const reportReview = route('POST /api/comments/:commentId/report', {
  id: 'reportReview',
  tag,
  summary: 'Avisa de una opinión que incumple las reglas',
  right: 'comments.report',
  rateLimit: { max: 20, timeWindow: 3_600_000 },
  params: Type.Object({ commentId: Id }),
  body: ReportBody,
  replies: { 200: Reported },
  errors: ['comment_not_found', 'comment_action_refused'],
});

export const voteForReview = route('PUT /api/comments/:commentId/vote', {
  id: 'voteForReview',
  tag,
  summary: 'Dice que una opinión te sirvió, o lo retira; una vez por cuenta o, sin cuenta, por navegador',
  right: 'comments.vote',
  rateLimit: { max: 60, timeWindow: 3_600_000 },
  params: Type.Object({ commentId: Id }),
  body: VoteBody,
  replies: { 200: Votes },
  errors: ['comment_not_found', 'comment_action_refused'],
});
