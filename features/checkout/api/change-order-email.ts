import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { hashKey, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { keepLinks, lockOrder, orderKeys, saveOrder } from './order.store.ts';
import { orderView } from './order.view.ts';
import { openOrder } from './order-access.ts';
import { partsOf } from './show-order.ts';

/** The links of earlier emails stop working, because the earlier address may belong to another person. */
export async function changeOrderEmail(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const region = config.REGION;
  const linkKey = (await openSiteKey(config))('order links');
  serve(app, routes.changeOrderEmail, async (request, reply) => {
    const { email } = request.body;
    const known = await openOrder(platform, request, request.params.id);
    const secret = secretOf(linkKey, `${known.id}/email/${email}`);
    const order = await inTransaction(db, async (trx) => {
      const locked = (await lockOrder(trx, region, known.id))!;
      const { contact } = locked;
      if (locked.state !== 'confirmed' || !contact) throw problem(CHECKOUT_ERRORS, 'order_not_bought');
      const link = hashKey(locked.id, secret);
      await orderKeys.add(trx, region, locked.id, 'link', link);
      if (contact.email === email) return locked;
      const own = request.headers[ORDER_SECRET_HEADER];
      await keepLinks(trx, region, locked.id, [link, ...(typeof own === 'string' ? [hashKey(locked.id, own)] : [])]);
      await platform.jobs.addAll(trx, [
        ['checkout/tell-confirmed', { orderId: locked.id }],
        ['checkout/tell-email-changed', { orderId: locked.id, from: contact.email }],
      ]);
      return saveOrder(trx, region, locked.id, { contact: JSON.stringify({ ...contact, email }) });
    });
    keepConfidential(reply);
    return reply.send({ order: orderView(await partsOf(platform, order)), secret });
  });
}
