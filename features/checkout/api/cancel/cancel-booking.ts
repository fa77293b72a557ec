import { accountIdOf } from '#features/accounts/contract/actor.ts';
import { takeQuote } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import type { CancellationQuote } from '#features/bookings/contract/quote-cancellation.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { readCustomerMoney } from '#features/payments/api/public.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeOwnBooking } from '../change-own-booking.ts';
import { beginCancellation } from './begin-cancellation.ts';

export function cancelBooking(app: App, platform: Platform): void {
  const { config } = platform;
  serve(app, routes.cancelBooking, async (request, reply) => {
    const { actor, body } = request;
    const order = await changeOwnBooking(platform, request, async (trx, { order, booking }) => {
      const taken = await takeQuote(trx, config.REGION, booking.id, body.quoteId);
      if (!taken || taken.quote.kind === 'move') throw problem(CHECKOUT_ERRORS, 'quote_over');
      if (taken.again) return;
      const cancellable = booking.state === 'CONFIRMED' || booking.state === 'PENDING';
      if (!cancellable || booking.cancellation?.pending) throw problem(BOOKING_ERRORS, 'booking_action_refused');
      const offer = taken.quote.offer as unknown as CancellationQuote & { itemIds: string[] | null };
      const money = (await readCustomerMoney(trx, config.REGION, order.id)).get(booking.id) ?? 0;
      const stillActive = (id: string) => booking.items.some((item) => item.id === id && item.state === 'active');
      if (money < offer.paid || (!offer.itemIds && money !== offer.paid) || !(offer.itemIds ?? []).every(stillActive)) {
        throw problem(CHECKOUT_ERRORS, 'quote_over');
      }
      await beginCancellation(trx, platform, {
        order,
        booking,
        actor: 'traveller',
        actorId: accountIdOf(actor),
        cause: 'traveller',
        reason: body.reason ?? null,
        itemIds: offer.itemIds,
        refund: offer.refund,
        kept: offer.kept,
        quoteId: taken.quote.id,
      });
    });
    keepConfidential(reply);
    return reply.send(order);
  });
}
