import { Type } from 'typebox';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { Transaction } from '#features/checkout/contract/order.ts';
import { transactionRoutes } from '#features/checkout/contract/routes.ts';
import { findPayment } from '#features/payments/api/public.ts';
import { OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOrder } from './order.store.ts';
import { keepConfidential, OrderHeaders, openOrder } from './order-access.ts';
import { settlePayment } from './settle-payment.ts';
import { transactionView } from './start-transaction.ts';

/** `GET /api/transaction/:id/`: how a try to pay stands, asked of the provider while it may still move; for the page that the browser comes back to. */
export function showTransaction(app: App, platform: Platform): void {
  const { db, config, log } = platform;
  app.get(
    transactionRoutes.one,
    {
      config: { right: 'orders.place' },
      schema: {
        tags: ['Pagos'],
        summary: 'Cómo está un pago',
        params: Type.Object({ id: Type.String({ format: 'uuid' }) }),
        headers: OrderHeaders,
        response: { 200: Transaction },
      },
    },
    async (request, reply) => {
      const known = await findPayment(db, config.REGION, request.params.id);
      if (!known) throw problem(CHECKOUT_ERRORS, 'payment_not_found');
      await openOrder(platform, request, known.order_id);
      const payment = OPEN_PAYMENTS.includes(known.state)
        ? await settlePayment(platform, known.id, 'browser').catch((error: unknown) => {
            if (!(error instanceof CardTrouble)) throw error;
            log.warn({ err: error, payment: known.id }, 'the provider does not say how a payment stands');
            return known;
          })
        : known;
      const order = (await findOrder(db, config.REGION, known.order_id))!;
      keepConfidential(reply);
      return reply.send(transactionView(order, payment));
    },
  );
}
