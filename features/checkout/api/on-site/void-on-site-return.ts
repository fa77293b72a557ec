import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { findOnSiteReturn, openCase, readByHandPromises, voidOnSiteReturnRow } from '#features/payments/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOperatorBooking } from '../operator/operator-booking.view.ts';
import { withinBooking } from '../operator/within-booking.ts';

/** A repeated request changes nothing. */
export function voidOnSiteReturn(app: App, platform: Platform): void {
  const region = platform.config.REGION;
  serve(app, routes.voidOnSiteReturn, async (request) => {
    const { operatorId, bookingId, returnId } = request.params;
    const { reason } = request.body;
    await withinBooking(platform, request, async (trx, { booking, order }) => {
      const given = await findOnSiteReturn(trx, region, returnId);
      if (given?.booking_id !== bookingId || !order) throw problem(CHECKOUT_ERRORS, 'return_not_found');
      if (given.voided_at) return;
      const inLedger = await voidOnSiteReturnRow(trx, given, { accountId: personOf(request).accountId, reason });
      if (inLedger > 0)
        for (const { about, amount } of await readByHandPromises(trx, region, bookingId))
          await openCase(trx, {
            ...{ region, about, amount, reason: 'owed_on_site' },
            ...{ currency: booking.currency, orderId: order.id },
          });
      await recordAudit(trx, {
        ...{ region, actor: request.actor, action: 'bookings.void_give_back', reason },
        subject: { kind: 'booking', id: bookingId },
        before: { amount: given.amount, currency: given.currency },
      });
    });
    return readOperatorBooking(platform, operatorId, bookingId);
  });
}
