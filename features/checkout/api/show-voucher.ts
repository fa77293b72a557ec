import { voucherKey, voucherOf } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openBooking } from './order-access.ts';

export function showVoucher(app: App, platform: Platform): void {
  serve(app, routes.showVoucher, async (request, reply) => {
    const { booking } = await openBooking(platform, request, request.params.reference);
    const voucher = voucherOf(await voucherKey(platform.config), booking);
    if (!voucher) throw problem(BOOKING_ERRORS, 'booking_action_refused');
    keepConfidential(reply);
    return voucher;
  });
}
