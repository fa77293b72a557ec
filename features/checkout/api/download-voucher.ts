import { writeVoucherPdf } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openBooking } from './order-access.ts';
import { sendAttachment } from './send-attachment.ts';

export function downloadVoucher(app: App, platform: Platform): void {
  serve(app, routes.downloadVoucher, async (request, reply) => {
    const { booking, order } = await openBooking(platform, request, request.params.reference);
    const pdf = await writeVoucherPdf(platform, booking, order);
    if (!pdf) throw problem(BOOKING_ERRORS, 'booking_action_refused');
    return sendAttachment(reply, `${booking.reference}.pdf`, 'application/pdf', pdf);
  });
}
