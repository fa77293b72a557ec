import { bookingCalendar } from '#features/bookings/api/public.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import { readBookedPlan } from '#features/operators/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { openBooking } from './order-access.ts';
import { sendAttachment } from './send-attachment.ts';

export function downloadCalendar(app: App, platform: Platform): void {
  serve(app, routes.downloadCalendar, async (request, reply) => {
    const { booking, order } = await openBooking(platform, request, request.params.reference);
    const url = platform.config.PUBLIC_URL + travellerPaths.booking(order.reference);
    const { content, phone } = await readBookedPlan(platform.db, booking);
    const file = bookingCalendar(booking, { url, phone, bring: content.bring });
    return sendAttachment(reply, `${booking.reference}.ics`, 'text/calendar; charset=utf-8', file);
  });
}
