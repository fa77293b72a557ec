import { readOrderBookings } from '#features/bookings/api/public.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { readOnSitePayments, readOrderPayments, readOrderRefunds } from '#features/payments/api/public.ts';
import { findOrderProgram } from '#features/trips/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOutlooks } from './change/change.store.ts';
import { noteSeen } from './closures/booking-closure.store.ts';
import { findOrder, type OrderRow } from './order.store.ts';
import { type OrderParts, orderView } from './order.view.ts';
import { openOrder } from './order-access.ts';

export function showOrder(app: App, platform: Platform): void {
  serve(app, routes.showOrder, async (request, reply) => {
    const order = await openOrder(platform, request, request.params.id);
    const parts = await partsOf(platform, order);
    const asked = parts.outlooks.filter(({ change }) => change?.kind === 'closure').map(({ bookingId }) => bookingId);
    if (asked.length > 0) await noteSeen(platform.db, order.region_id, asked);
    keepConfidential(reply);
    return reply.send(orderView(parts));
  });
}

/** All rows come from one database snapshot, even if a payment is recorded at the same time. */
export function partsOf({ db }: Platform, { region_id: region, id, channel }: OrderRow): Promise<OrderParts> {
  return inTransaction(
    db,
    async (trx) => {
      const program = channel === 'quotation' ? await findOrderProgram(trx, region, id) : undefined;
      const bookings = await readOrderBookings(trx, region, id);
      return {
        order: (await findOrder(trx, region, id))!,
        quotation: program?.quotation ?? null,
        bookings,
        onSite: await readOnSitePayments(
          trx,
          region,
          bookings.map(({ id }) => id),
        ),
        payments: await readOrderPayments(trx, region, id),
        refunds: await readOrderRefunds(trx, region, id),
        outlooks: await readOutlooks(trx, region, id),
      };
    },
    'repeatable read',
  );
}
