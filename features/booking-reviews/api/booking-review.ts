import { Type } from 'typebox';
import { OrderHeaders, openBooking } from '#features/checkout/api/public.ts';
import { findReviewOf, lockReviewOf, moveReview } from '#features/reviews/api/public.ts';
import { REVIEW_ERRORS } from '#features/reviews/contract/errors.ts';
import { AppealBody, BookingReview, ReviewBody } from '#features/reviews/contract/review.ts';
import { bookingReviewRoutes } from '#features/reviews/contract/routes.ts';
import { cleanWords } from '#features/reviews/contract/screen-words.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { bookingReviewView, isAppealable, type Reviewable } from './booking-review.view.ts';
import { readEnd } from './departure-end.store.ts';
import { writeReview } from './write-review.ts';

const Params = Type.Object({ reference: Type.String({ maxLength: 40 }) });
const HOUR_MS = 3_600_000;

type Asking = Parameters<typeof openBooking>[1] & { params: { reference: string } };

/** `GET`, `PUT /api/bookings/:reference/review` and its appeal: the review of a booking, with the rights of its order. */
export function bookingReview(app: App, platform: Platform): void {
  const { db, config } = platform;
  const schema = { tags: ['Reservas'], params: Params, headers: OrderHeaders };
  const rateLimit = { max: 30, timeWindow: HOUR_MS };

  const load = async (request: Asking): Promise<Reviewable> => {
    const { booking, order } = await openBooking(platform, request, request.params.reference);
    return { booking, order, ...(await readEnd(db, config.REGION, booking.departure_id)) };
  };

  app.get(
    bookingReviewRoutes.one,
    {
      config: { right: 'orders.own' },
      schema: { ...schema, summary: 'La opinión sobre lo reservado', response: { 200: BookingReview } },
    },
    async (request, reply) => {
      const of = await load(request);
      keepConfidential(reply);
      return bookingReviewView(of, await findReviewOf(db, config.REGION, of.booking.id), new Date());
    },
  );

  app.put(
    bookingReviewRoutes.one,
    {
      config: { right: 'orders.own', rateLimit },
      bodyLimit: 32_768,
      schema: {
        ...schema,
        summary: 'Opina sobre lo reservado, o cambia lo que se dijo',
        body: ReviewBody,
        response: { 200: BookingReview, 201: BookingReview },
      },
    },
    async (request, reply) => {
      const of = await load(request);
      const now = new Date();
      const { review, isNew } = await writeReview(platform, of, request.body, { actor: request.actor, now });
      keepConfidential(reply);
      return reply.code(isNew ? 201 : 200).send(bookingReviewView(of, review, now));
    },
  );

  app.post(
    bookingReviewRoutes.appeal,
    {
      config: { right: 'orders.own', rateLimit },
      schema: {
        ...schema,
        summary: 'Apela contra la retirada de la opinión',
        body: AppealBody,
        response: { 200: BookingReview },
      },
    },
    async (request, reply) => {
      const of = await load(request);
      const appeal = cleanWords(request.body.words);
      const review = await inTransaction(db, async (trx) => {
        const found = await lockReviewOf(trx, config.REGION, of.booking.id);
        if (!found) throw problem(REVIEW_ERRORS, 'comment_not_found');
        if (found.appeal === appeal) return found;
        if (!isAppealable(found)) throw problem(REVIEW_ERRORS, 'comment_action_refused');
        return moveReview(trx, found, { action: 'appeal', actor: 'author', change: { appeal } });
      });
      keepConfidential(reply);
      return bookingReviewView(of, review, new Date());
    },
  );
}
