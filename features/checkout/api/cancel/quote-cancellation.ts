import { insertQuote } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import { quoteCancellation as quote } from '#features/bookings/contract/quote-cancellation.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import { readCustomerMoney } from '#features/payments/api/public.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOutlooks } from '../change/change.store.ts';
import { openBooking } from '../order-access.ts';
import { termsOf } from '../sale.rules.ts';

export function quoteCancellation(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.quoteCancellation, async (request, reply) => {
    const { booking, order } = await openBooking(platform, request, request.params.reference);
    const cancellable = booking.state === 'CONFIRMED' || booking.state === 'PENDING';
    if (!cancellable || booking.cancellation?.pending) throw problem(BOOKING_ERRORS, 'booking_action_refused');
    const now = new Date();
    const { snapshot } = booking;
    const { itemIds } = request.body;
    const [money, outlooks] = await Promise.all([
      readCustomerMoney(db, config.REGION, order.id),
      readOutlooks(db, config.REGION, order.id),
    ]);
    const outlook = outlooks.find(({ bookingId }) => bookingId === booking.id);
    const offer = quote({
      policy: snapshot.policy,
      startsAt: new Date(snapshot.startsAt),
      zone: snapshot.zone,
      now,
      total: booking.total,
      paid: money.get(booking.id) ?? 0,
      items: booking.items,
      giveUp: itemIds,
      // Until the traveller has answered a closure, a cancellation refunds everything.
      reason: outlook?.calledOff ? 'operator' : outlook?.change?.kind === 'closure' ? 'authority' : 'traveller',
    });
    const row = await insertQuote(db, {
      region_id: config.REGION,
      booking_id: booking.id,
      kind: itemIds ? 'amend' : 'cancel',
      offer: JSON.stringify({ ...offer, itemIds }),
      refund: offer.refund,
      currency: booking.currency,
      valid_until: new Date(now.getTime() + termsOf(await platform.region.current()).quoteMinutes * 60_000),
      taken_at: null,
    });
    keepConfidential(reply);
    return reply.send({
      id: row.id,
      currency: booking.currency,
      refund: offer.refund,
      kept: offer.kept,
      price: offer.price,
      validUntil: row.valid_until.toISOString(),
      itemIds,
    });
  });
}
