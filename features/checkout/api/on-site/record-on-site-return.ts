import { authorize, personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import {
  closeCaseAbout,
  findOnSiteReturn,
  insertOnSiteReturn,
  type OnSiteReturnRow,
  readByHandPromises,
} from '#features/payments/api/public.ts';
import { problem } from '#server/errors.ts';
import { answerOnce } from '#server/http/answer-once.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOperatorBooking } from '../operator/operator-booking.view.ts';
import { findOperatorBooking } from '../operator/operator-sale.store.ts';
import { withinBooking } from '../operator/within-booking.ts';
import { readGiveBack } from './read-give-back.ts';

const DONE = 'El operador anotó que lo devolvió.';

/** Only money that the operator received itself is noted here. The site refunds cards. */
export function recordOnSiteReturn(app: App, platform: Platform): void {
  const { db, config } = platform;
  const region = config.REGION;
  serve(app, routes.recordOnSiteReturn, async (request) => {
    const { operatorId, bookingId } = request.params;
    const { id, means, amount } = request.body;
    authorize(request.actor, 'operator.sell', { operatorId });
    await answerOnce<OnSiteReturnRow>({
      earlier: async () => {
        const known = await findOnSiteReturn(db, region, id);
        const isSame = known?.booking_id === bookingId && known.means === means && known.amount === amount;
        if (known && !isSame) throw problem(CHECKOUT_ERRORS, 'give_back_changed');
        return known;
      },
      work: () =>
        withinBooking(platform, request, async (trx, { booking, order }) => {
          const row = await findOperatorBooking(trx, { region, operatorId, bookingId });
          const { left, inLedger } = await readGiveBack(trx, region, row!, booking);
          if (!order || amount > left) throw problem(CHECKOUT_ERRORS, 'give_back_changed');
          const { accountId } = personOf(request);
          const returned = await insertOnSiteReturn(
            trx,
            {
              ...{ region_id: region, id, order_id: order.id, booking_id: bookingId, operator_id: operatorId },
              ...{ means, amount, currency: booking.currency, returned_by: accountId },
              ...{ voided_by: null, voided_at: null, void_reason: null },
            },
            Math.min(amount, inLedger),
          );
          if (amount >= inLedger)
            for (const { about } of await readByHandPromises(trx, region, bookingId))
              await closeCaseAbout(trx, { region, about, closedBy: accountId, resolution: DONE });
          if (order.contact?.email) await platform.jobs.add(trx, 'checkout/tell-given-back', { returnId: id });
          await recordAudit(trx, {
            ...{ region, actor: request.actor, action: 'bookings.give_back' },
            subject: { kind: 'booking', id: bookingId },
            after: { amount, currency: booking.currency },
          });
          return returned;
        }),
    });
    return readOperatorBooking(platform, operatorId, bookingId);
  });
}
