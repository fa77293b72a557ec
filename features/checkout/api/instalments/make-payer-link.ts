import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { assertCharges } from '#features/policies/api/public.ts';
import { hashKey, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { openOrder } from '../order-access.ts';
import { addPayerKey } from './instalment.store.ts';
import { openAmount } from './open-amount.ts';
import { openSchedule } from './open-schedule.ts';

export async function makePayerLink(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const siteKey = (await openSiteKey(config))('order links');
  serve(app, routes.makePayerLink, async (request, reply) => {
    const { key, instalment } = request.body;
    const order = await openOrder(platform, request, request.params.id);
    const open = { schedule: await openSchedule(db, order), paid: order.paid };
    if (order.state !== 'confirmed' || openAmount(open, instalment) === 0)
      throw problem(CHECKOUT_ERRORS, 'order_not_payable');
    await assertCharges(platform, order);
    // The secret depends on the idempotency key, so a repeated request returns the first link.
    const secret = secretOf(siteKey, `${order.id}/payer/${instalment}/${key}`);
    await addPayerKey(db, config.REGION, order.id, { hash: hashKey(order.id, secret), instalment });
    keepConfidential(reply);
    return reply.code(201).send({ url: config.PUBLIC_URL + travellerPaths.payer(order.id, secret) });
  });
}
