import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { MadePayerLink, MakePayerLink, PayerView } from '#features/checkout/contract/payer.ts';
import { checkoutScreens, orderRoutes } from '#features/checkout/contract/routes.ts';
import { assertCharges } from '#features/policies/api/public.ts';
import { IdParams } from '#features/schema.ts';
import { hashKey, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { OrderHeaders, openOrder } from '../order-access.ts';
import { partsOf } from '../show-order.ts';
import { addPayerKey } from './instalment.store.ts';
import { openAmount } from './open-amount.ts';
import { openSchedule } from './open-schedule.ts';
import { openToPay } from './open-to-pay.ts';

/** Routes of payer's links. A link shows the amount of one instalment and no personal data. */
export async function payerLinks(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const siteKey = (await openSiteKey(config))('order links');

  app.post(
    orderRoutes.payerLinks,
    {
      config: { right: 'orders.own', rateLimit: { max: 60, timeWindow: 60_000 } },
      schema: {
        tags: ['Reservas'],
        summary: 'Un enlace para que otra persona pague una cuota',
        params: IdParams,
        headers: OrderHeaders,
        body: MakePayerLink,
        response: { 201: MadePayerLink },
      },
    },
    async (request, reply) => {
      const { key, instalment } = request.body;
      const order = await openOrder(platform, request, request.params.id);
      const open = { schedule: await openSchedule(db, order), paid: order.paid };
      if (order.state !== 'confirmed' || openAmount(open, instalment) === 0)
        throw problem(CHECKOUT_ERRORS, 'order_not_payable');
      await assertCharges(platform, order);
      // The secret is derived from the browser's key, so that a repeated request returns the first link.
      const secret = secretOf(siteKey, `${order.id}/payer/${instalment}/${key}`);
      await addPayerKey(db, config.REGION, order.id, { hash: hashKey(order.id, secret), instalment });
      keepConfidential(reply);
      return reply.code(201).send({ url: config.PUBLIC_URL + checkoutScreens.payer(order.id, secret) });
    },
  );

  app.get(
    orderRoutes.payer,
    {
      config: { right: 'orders.pay' },
      schema: {
        tags: ['Reservas'],
        summary: 'Lo que paga quien tiene un enlace de pago',
        params: IdParams,
        headers: OrderHeaders,
        response: { 200: PayerView },
      },
    },
    async (request, reply) => {
      const { order: known, payer } = await openToPay(platform, request, request.params.id);
      if (payer === null) throw problem(CHECKOUT_ERRORS, 'order_not_found');
      const { order, bookings, payments } = await partsOf(platform, known);
      const last = payments.filter(({ instalment }) => instalment === payer).at(-1);
      const schedule = await openSchedule(db, { ...order, region_id: config.REGION }, bookings);
      const open = { schedule, paid: order.paid };
      keepConfidential(reply);
      return reply.send({
        orderId: order.id,
        reference: order.reference,
        titles: bookings.map(({ snapshot }) => snapshot.title),
        instalment: payer,
        amount: order.state === 'confirmed' ? openAmount(open, payer) : 0,
        currency: order.currency,
        dueAt: order.schedule.find(({ number }) => number === payer)!.dueAt,
        state: order.state,
        payment: last ? { id: last.id, state: last.state, captured: last.captured } : null,
        test: last ? last.provider === 'sandbox' : platform.cards.publicConfiguration().test,
      });
    },
  );
}
