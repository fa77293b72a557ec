import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { OwnerRef } from './owner-queries.ts';
import { PresenceCode } from './presence.ts';
import { JudgeBody, RegionReview, RegionReviews, RegionReviewsQuery, ReplyBody } from './region.ts';

const tag = 'Fotos, preguntas y comentarios';
const right = 'comments.judge';

export const listWaitingReviews = route('GET /api/admin/comments/', {
  id: 'listWaitingReviews',
  tag,
  summary: 'Opiniones retenidas, denunciadas o apeladas, lo más antiguo primero',
  right,
  query: RegionReviewsQuery,
  replies: { 200: RegionReviews },
});

export const judgeReview = route('POST /api/admin/comments/:commentId/judge', {
  id: 'judgeReview',
  tag,
  summary: 'Publica, mantiene o retira una opinión',
  right,
  params: Type.Object({ commentId: Id }),
  body: JudgeBody,
  replies: { 200: RegionReview },
  errors: ['comment_not_found', 'comment_judged_by_you', 'comment_action_refused'],
});

export const replyAsRegion = route('POST /api/admin/comments/:commentId/reply', {
  id: 'replyAsRegion',
  tag,
  summary: 'Responde una opinión en nombre de la región, una sola vez',
  right,
  params: Type.Object({ commentId: Id }),
  body: ReplyBody,
  replies: { 200: RegionReview },
  errors: ['comment_not_found', 'reply_there'],
});

export const showPresenceCode = route('GET /api/admin/presence/:kind/:id', {
  id: 'showPresenceCode',
  tag,
  summary: 'El código de este mes de un lugar, para imprimirlo',
  right: 'presence.print',
  params: Type.Object(OwnerRef.properties),
  replies: { 200: PresenceCode },
  errors: ['company_not_found', 'operator_not_found', 'trip_not_found', 'review_by_booking', 'presence_nowhere'],
});
