import { Type } from 'typebox';
import { readOrderBookings } from '#features/bookings/api/public.ts';
import { Order } from '#features/checkout/contract/order.ts';
import { orderRoutes } from '#features/checkout/contract/routes.ts';
import { readOrderPayments, readOrderRefunds } from '#features/payments/api/public.ts';
import { findOrderProgram } from '#features/trips/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOutlooks } from './change/change.store.ts';
import { findOrder, type OrderRow } from './order.store.ts';
import { type OrderParts, orderView } from './order.view.ts';
import { OrderHeaders, openOrder } from './order-access.ts';

/** `GET /api/orders/:id` shows an order with its bookings, payments and refunds. */
export function showOrder(app: App, platform: Platform): void {
  app.get(
    orderRoutes.one,
    {
      config: { right: 'orders.own' },
      schema: {
        tags: ['Reservas'],
        summary: 'Una reserva con sus lugares, pagos y devoluciones',
        params: Type.Object({ id: Type.String({ maxLength: 40 }) }),
        headers: OrderHeaders,
        response: { 200: Order },
      },
    },
    async (request, reply) => {
      const order = await openOrder(platform, request, request.params.id);
      keepConfidential(reply);
      return reply.send(orderView(await partsOf(platform, order)));
    },
  );
}

/** Reads the rows of an order in one snapshot, so that the view is consistent while a payment is booked. */
export function partsOf({ db }: Platform, { region_id: region, id, channel }: OrderRow): Promise<OrderParts> {
  return inTransaction(
    db,
    async (trx) => {
      const program = channel === 'quotation' ? await findOrderProgram(trx, region, id) : undefined;
      return {
        order: (await findOrder(trx, region, id))!,
        quotation: program?.quotation ?? null,
        bookings: await readOrderBookings(trx, region, id),
        payments: await readOrderPayments(trx, region, id),
        refunds: await readOrderRefunds(trx, region, id),
        outlooks: await readOutlooks(trx, region, id),
      };
    },
    'repeatable read',
  );
}
