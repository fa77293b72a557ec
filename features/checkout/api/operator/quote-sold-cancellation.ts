import { authorize } from '#features/accounts/api/public.ts';
import { findBooking } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { offerCancellation } from '../cancel/offer-cancellation.ts';
import { findOperatorBooking } from './operator-sale.store.ts';

/** The refund is the same as when the traveller cancels. */
export function quoteSoldCancellation(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.quoteSoldCancellation, async ({ actor, params }) => {
    authorize(actor, 'operator.sell', { operatorId: params.operatorId });
    const row = await findOperatorBooking(db, { region, ...params });
    const booking = row && (await findBooking(db, region, params.bookingId));
    if (!booking) throw problem(BOOKING_ERRORS, 'booking_not_found');
    // Travellers cancel bookings of the site themselves, and resellers theirs.
    if (booking.channel !== 'desk' || !booking.order_id) throw problem(BOOKING_ERRORS, 'booking_action_refused');
    return offerCancellation(platform, { booking, order: { id: booking.order_id } }, null);
  });
}
