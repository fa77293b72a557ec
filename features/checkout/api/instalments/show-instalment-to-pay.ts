import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { partsOf } from '../show-order.ts';
import { openAmount } from './open-amount.ts';
import { openSchedule } from './open-schedule.ts';
import { openToPay } from './open-to-pay.ts';

export function showInstalmentToPay(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showInstalmentToPay, async (request, reply) => {
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
  });
}
