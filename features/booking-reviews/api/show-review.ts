import { Type } from 'typebox';
import { OrderHeaders, openBooking } from '#features/checkout/api/public.ts';
import { findReviewOf } from '#features/reviews/api/public.ts';
import { BookingReview } from '#features/reviews/contract/review.ts';
import { bookingReviewRoutes } from '#features/reviews/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { readEnd } from './booking-review.store.ts';
import { bookingReviewView, type Reviewable } from './booking-review.view.ts';

/** Common part of the schemas of all routes of a booking's review. */
export const reviewSchema = {
  tags: ['Reservas'],
  params: Type.Object({ reference: Type.String({ maxLength: 40 }) }),
  headers: OrderHeaders,
};
/** Rate limit for writing a review and for appealing: requests per hour. */
export const reviewRateLimit = { max: 30, timeWindow: 3_600_000 };

/** `GET /api/bookings/:reference/review`: the review of a booking, and whether it can be written or changed. */
export function showReview(app: App, platform: Platform): void {
  const { db, config } = platform;
  app.get(
    bookingReviewRoutes.one,
    {
      config: { right: 'orders.own' },
      schema: { ...reviewSchema, summary: 'La opinión sobre lo reservado', response: { 200: BookingReview } },
    },
    async (request, reply) => {
      const of = await openReviewable(platform, request);
      keepConfidential(reply);
      return bookingReviewView(of, await findReviewOf(db, config.REGION, of.booking.id), new Date());
    },
  );
}

type Asking = Parameters<typeof openBooking>[1] & { params: { reference: string } };

/**
 * Finds the booking of a request, with the facts that decide whether it can be reviewed.
 * @throws 404 when the request has no access to the order of the booking.
 */
export async function openReviewable(platform: Platform, request: Asking): Promise<Reviewable> {
  const { booking, order } = await openBooking(platform, request, request.params.reference);
  return { booking, order, ...(await readEnd(platform.db, platform.config.REGION, booking.departure_id)) };
}
