import { route } from '#features/route.ts';
import {
  AboutQuery,
  AccountReview,
  AccountReviewBody,
  AccountReviewOf,
  AccountReviews,
  ReviewParams,
} from './account-review.ts';
import { ProvedPresence, ProvePresenceBody } from './presence.ts';
import { AppealBody } from './review.ts';

const tag = 'Fotos, preguntas y comentarios';
const right = 'account.own';
const OWNERS = ['company_not_found', 'operator_not_found', 'trip_not_found', 'review_by_booking'];

export const listAccountReviews = route('GET /api/me/comments/', {
  id: 'listAccountReviews',
  tag,
  summary: 'Las opiniones de tu cuenta, la última primero',
  right,
  replies: { 200: AccountReviews },
});

export const showAccountReview = route('GET /api/me/comments/about', {
  id: 'showAccountReview',
  tag,
  summary: 'Tu opinión sobre un lugar o un viaje público, o con qué empezarla',
  right,
  query: AboutQuery,
  replies: { 200: AccountReviewOf },
  errors: OWNERS,
});

export const writeAccountReview = route('PUT /api/me/comments/about', {
  id: 'writeAccountReview',
  tag,
  summary: 'Opina con tu cuenta sobre un lugar o un viaje público, o cambia lo que dijiste',
  right,
  bodyLimit: 32_768,
  body: AccountReviewBody,
  replies: { 200: AccountReview, 201: AccountReview },
  errors: [...OWNERS, 'review_of_own', 'review_locked', 'comment_action_refused', 'too_many_tries'],
});

const own = { tag, right, params: ReviewParams, replies: { 200: AccountReview } } as const;

export const withdrawAccountReview = route('POST /api/me/comments/:commentId/withdraw', {
  ...own,
  id: 'withdrawAccountReview',
  summary: 'Borra tu opinión; durante un día se puede deshacer',
  errors: ['comment_not_found', 'comment_action_refused'],
});

export const resumeAccountReview = route('POST /api/me/comments/:commentId/resume', {
  ...own,
  id: 'resumeAccountReview',
  summary: 'Deshace el borrado de tu opinión',
  errors: ['comment_not_found', 'comment_action_refused'],
});

export const appealAccountReview = route('POST /api/me/comments/:commentId/appeal', {
  ...own,
  id: 'appealAccountReview',
  summary: 'Apela contra la retirada de tu opinión',
  body: AppealBody,
  errors: ['comment_not_found', 'comment_action_refused'],
});

export const provePresence = route('POST /api/me/presence/', {
  id: 'provePresence',
  tag,
  summary: 'Comprueba con el código del cartel que estás en el lugar',
  right,
  body: ProvePresenceBody,
  replies: { 200: ProvedPresence },
  errors: [
    ...OWNERS,
    'presence_code_wrong',
    'presence_code_old',
    'presence_far',
    'presence_nowhere',
    'presence_closed',
    'presence_used',
    'too_many_tries',
  ],
});
