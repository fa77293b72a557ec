import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import * as routes from '#features/checkout/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { takeCancellation } from '../cancel/take-cancellation.ts';
import { withinRegionBooking } from './within-region-booking.ts';

/** A quote is accepted once, so a repeated request changes nothing. */
export function cancelRegionBooking(app: App, platform: Platform): void {
  const region = platform.config.REGION;
  serve(app, routes.cancelRegionBooking, (request) =>
    withinRegionBooking(platform, request, async (trx, locked) => {
      const { actor, body } = request;
      const reason = body.reason.trim();
      const by = { actor: 'region', actorId: personOf(request).accountId } as const;
      const refund = await takeCancellation(trx, platform, locked, { quoteId: body.quoteId, reason, ...by });
      if (refund === null) return;
      const subject = { kind: 'booking' as const, id: locked.booking.reference };
      const after = { amount: refund, currency: locked.booking.currency };
      await recordAudit(trx, { region, actor, action: 'bookings.cancel_for', subject, reason, after });
    }),
  );
}
