import { Type } from 'typebox';
import { OrderHeaders } from '#features/checkout/contract/order-headers.ts';
import { AppealBody, BookingReview, ReviewBody } from '#features/reviews/contract/review.ts';
import { route } from '#features/route.ts';

const own = {
  tag: 'Reservas',
  right: 'orders.own',
  params: Type.Object({ reference: Type.String({ maxLength: 40 }) }),
  headers: OrderHeaders,
} as const;
/** At most 30 requests per hour. */
const rateLimit = { max: 30, timeWindow: 3_600_000 };

export const showReview = route('GET /api/bookings/:reference/review', {
  ...own,
  id: 'showReview',
  summary: 'La opinión sobre lo reservado',
  replies: { 200: BookingReview },
  errors: ['order_not_found'],
});

export const writeReview = route('PUT /api/bookings/:reference/review', {
  ...own,
  id: 'writeReview',
  summary: 'Opina sobre lo reservado, o cambia lo que se dijo',
  rateLimit,
  bodyLimit: 32_768,
  body: ReviewBody,
  replies: { 200: BookingReview, 201: BookingReview },
  errors: ['order_not_found', 'review_not_open', 'review_settled', 'comment_action_refused'],
});

export const appealReview = route('POST /api/bookings/:reference/review/appeal', {
  ...own,
  id: 'appealReview',
  summary: 'Apela contra la retirada de la opinión',
  rateLimit,
  body: AppealBody,
  replies: { 200: BookingReview },
  errors: ['order_not_found', 'comment_not_found', 'comment_action_refused'],
});
