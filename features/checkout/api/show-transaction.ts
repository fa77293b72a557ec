import type { FastifyReply, FastifyRequest } from 'fastify';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { Transaction } from '#features/checkout/contract/order.ts';
import { accountTransactionRoutes, transactionRoutes } from '#features/checkout/contract/routes.ts';
import { findPayment, type PaymentRow } from '#features/payments/api/public.ts';
import { OPEN_PAYMENTS } from '#features/payments/contract/payment-states.ts';
import { IdParams } from '#features/schema.ts';
import { CardTrouble } from '#server/cards/port.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { openToPay } from './instalments/open-to-pay.ts';
import { findOrder, type OrderRow } from './order.store.ts';
import { OrderHeaders } from './order-access.ts';
import type { Settling } from './settle-in-turn.ts';
import { transactionView } from './start-transaction.ts';

/** Routes that show a payment attempt. One returns the stored state. The other asks the provider first, for a browser that returns from paying. */
export function showTransaction(app: App, platform: Platform, settling: Settling): void {
  const { db, config, log } = platform;

  async function known(request: Pick<FastifyRequest, 'actor' | 'headers'>, id: string) {
    const payment = await findPayment(db, config.REGION, id);
    if (!payment) throw problem(CHECKOUT_ERRORS, 'payment_not_found');
    const { order } = await openToPay(platform, request, payment.order_id, payment.instalment);
    return { payment, order };
  }

  function answer(reply: FastifyReply, { payment, order }: { payment: PaymentRow; order: OrderRow }) {
    keepConfidential(reply);
    return reply.send(transactionView(order, payment));
  }

  async function refreshed(request: Pick<FastifyRequest, 'actor' | 'headers'>, id: string) {
    const seen = await known(request, id);
    if (!OPEN_PAYMENTS.includes(seen.payment.state)) return seen;
    const settled = await settling.seen(seen.payment).catch((error: unknown) => {
      if (!(error instanceof CardTrouble)) throw error;
      log.warn({ err: error, payment: seen.payment.id }, 'the provider did not report the state of a payment');
      return { ...seen, order: null };
    });
    return { payment: settled.payment, order: settled.order ?? (await findOrder(db, config.REGION, seen.order.id))! };
  }

  const schema = { tags: ['Pagos'], params: IdParams, headers: OrderHeaders, response: { 200: Transaction } };
  const ways = [
    { routes: transactionRoutes, right: 'orders.place', whose: '' },
    { routes: accountTransactionRoutes, right: 'account.own', whose: ' de la propia cuenta' },
  ] as const;
  for (const { routes, right, whose } of ways) {
    app.get(
      routes.one,
      { config: { right }, schema: { ...schema, summary: `Cómo está un pago${whose}` } },
      async (request, reply) => answer(reply, await known(request, request.params.id)),
    );
    app.post(
      routes.refresh,
      { config: { right }, schema: { ...schema, summary: `Pregunta al proveedor cómo está un pago${whose}` } },
      async (request, reply) => answer(reply, await refreshed(request, request.params.id)),
    );
  }
}
