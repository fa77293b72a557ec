import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/region-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { readRegionBooking } from './read-region-booking.ts';
import { withinRegionBooking } from './within-region-booking.ts';

export function resendRegionBooking(app: App, platform: Platform): void {
  const { db, config, jobs } = platform;
  const region = config.REGION;
  serve(app, routes.resendRegionBooking, async (request) => {
    const { actor, params, body } = request;
    const { accountId } = personOf(request);
    const repeatable = { headers: { 'idempotency-key': body.id }, params };
    const once = { operation: 'resendRegionBooking', accountId, request: repeatable };
    await workOnce<object>(platform, once, async (keep) => {
      await withinRegionBooking(platform, request, async (trx, { booking, order }) => {
        if (order.state !== 'confirmed' || !order.contact) throw problem(BOOKING_ERRORS, 'booking_action_refused');
        await jobs.add(trx, 'checkout/tell-confirmed', { orderId: order.id });
        const subject = { kind: 'booking' as const, id: booking.reference };
        await recordAudit(trx, { region, actor, action: 'bookings.resend', subject });
        await keep(trx, {});
      });
      return {};
    });
    return inTransaction(db, (trx) => readRegionBooking(trx, region, { actor, ...params }));
  });
}
