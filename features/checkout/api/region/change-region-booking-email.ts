import { recordAudit } from '#features/audit/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/region-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { mendOrderEmail } from '../mend-order-email.ts';
import { maskEmail } from './booking-search.rules.ts';
import { withinRegionBooking } from './within-region-booking.ts';

/** The audit log masks both addresses, because they are personal data. */
export function changeRegionBookingEmail(app: App, platform: Platform): void {
  const region = platform.config.REGION;
  serve(app, routes.changeRegionBookingEmail, (request) =>
    withinRegionBooking(platform, request, async (trx, { booking, order }) => {
      const { actor, body } = request;
      if (order.state !== 'confirmed' || !order.contact) throw problem(BOOKING_ERRORS, 'booking_action_refused');
      const { from } = await mendOrderEmail(trx, platform, order, { email: body.email, kept: [] });
      if (from === null) return;
      await recordAudit(trx, {
        ...{ region, actor, action: 'bookings.change_email' },
        subject: { kind: 'booking', id: booking.reference },
        before: { email: maskEmail(from) },
        after: { email: maskEmail(body.email) },
      });
    }),
  );
}
