import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { PresenceCode } from './presence.ts';
import { OperatorReview, OperatorReviews, OperatorReviewsQuery, ReplyBody } from './region.ts';

const tag = 'Oficina del operador';
const right = 'operator.reply';

export const listReceivedReviews = route('GET /api/manage/operators/:operatorId/comments', {
  id: 'listReceivedReviews',
  tag,
  summary: 'Opiniones sobre un operador, las últimas primero',
  right,
  params: OperatorParams,
  query: OperatorReviewsQuery,
  replies: { 200: OperatorReviews },
});

export const replyToReview = route('POST /api/manage/operators/:operatorId/comments/:commentId/reply', {
  id: 'replyToReview',
  tag,
  summary: 'Responde una opinión, una sola vez',
  right,
  params: Type.Object({ operatorId: Id, commentId: Id }),
  body: ReplyBody,
  replies: { 200: OperatorReview },
  errors: ['comment_not_found', 'reply_there'],
});

export const showOperatorPresenceCode = route('GET /api/manage/operators/:operatorId/presence', {
  id: 'showOperatorPresenceCode',
  tag,
  summary: 'El código de este mes de un operador, para imprimirlo',
  right,
  params: OperatorParams,
  replies: { 200: PresenceCode },
  errors: ['operator_not_found', 'review_by_booking', 'presence_nowhere'],
});
