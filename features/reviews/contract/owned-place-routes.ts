import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { PresenceCode } from './presence.ts';
import { OperatorReview, OperatorReviews, OperatorReviewsQuery, ReplyBody } from './region.ts';

const tag = 'Dueños';
const right = 'place.run';

export const listOwnedReviews = route('GET /api/manage/companies/:placeId/comments/', {
  id: 'listOwnedReviews',
  tag,
  summary: 'Opiniones sobre un lugar propio, las últimas primero',
  right,
  params: Type.Object({ placeId: Id }),
  query: OperatorReviewsQuery,
  replies: { 200: OperatorReviews },
});

export const replyToOwnedReview = route('POST /api/manage/companies/:placeId/comments/:commentId/reply', {
  id: 'replyToOwnedReview',
  tag,
  summary: 'Responde una opinión sobre un lugar propio, una sola vez',
  right,
  params: Type.Object({ placeId: Id, commentId: Id }),
  body: ReplyBody,
  replies: { 200: OperatorReview },
  errors: ['comment_not_found', 'comment_action_refused', 'reply_there'],
});

export const showOwnedPresenceCode = route('GET /api/manage/companies/:placeId/presence', {
  id: 'showOwnedPresenceCode',
  tag,
  summary: 'El código de este mes de un lugar propio, para imprimirlo',
  right,
  params: Type.Object({ placeId: Id }),
  replies: { 200: PresenceCode },
  errors: ['company_not_found', 'review_by_booking'],
});
