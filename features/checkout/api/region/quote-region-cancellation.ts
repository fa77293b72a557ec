import { authorize } from '#features/accounts/api/public.ts';
import { findBooking } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/region-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { offerCancellation } from '../cancel/offer-cancellation.ts';
import { findAnyBooking } from './region-booking.store.ts';

/** The refund is the same as when the traveller cancels. */
export function quoteRegionCancellation(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.quoteRegionCancellation, async ({ actor, params: { bookingId } }) => {
    authorize(actor, 'bookings.serve', null);
    const isKnown = await findAnyBooking(db, config.REGION, bookingId);
    const booking = isKnown && (await findBooking(db, config.REGION, bookingId));
    if (!booking) throw problem(BOOKING_ERRORS, 'booking_not_found');
    if (!booking.order_id) throw problem(BOOKING_ERRORS, 'booking_action_refused');
    return offerCancellation(platform, { booking, order: { id: booking.order_id } }, null);
  });
}
