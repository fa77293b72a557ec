import { openBooking } from '#features/checkout/api/public.ts';
import type { Platform } from '#server/platform.ts';
import { readEnd } from './booking-review.store.ts';
import type { Reviewable } from './booking-review.view.ts';

type Asking = Parameters<typeof openBooking>[1] & { params: { reference: string } };

/** @throws 404 if the request has no access to the order of the booking */
export async function openReviewable(platform: Platform, request: Asking): Promise<Reviewable> {
  const { booking, order } = await openBooking(platform, request, request.params.reference);
  return { booking, order, ...(await readEnd(platform.db, platform.config.REGION, booking.departure_id)) };
}
