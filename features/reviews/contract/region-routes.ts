import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { JudgeBody, RegionReview, RegionReviews, RegionReviewsQuery } from './region.ts';

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
