import { ORDER_SECRET_HEADER } from '#features/checkout/contract/headers.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { hashKey, secretOf } from '#server/auth/guest-keys.ts';
import { openSiteKey } from '#server/auth/site-key.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { mendOrderEmail } from './mend-order-email.ts';
import { lockOrder, orderKeys } from './order.store.ts';
import { orderView } from './order.view.ts';
import { openOrder } from './order-access.ts';
import { partsOf } from './show-order.ts';

export async function changeOrderEmail(app: App, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const region = config.REGION;
  const linkKey = (await openSiteKey(config))('order links');
  serve(app, routes.changeOrderEmail, async (request, reply) => {
    const { email } = request.body;
    const known = await openOrder(platform, request, request.params.id);
    const secret = secretOf(linkKey, `${known.id}/email/${email}`);
    const link = hashKey(known.id, secret);
    const own = request.headers[ORDER_SECRET_HEADER];
    const kept = [link, ...(typeof own === 'string' ? [hashKey(known.id, own)] : [])];
    const order = await inTransaction(db, async (trx) => {
      const locked = (await lockOrder(trx, region, known.id))!;
      const mended = await mendOrderEmail(trx, platform, locked, { email, kept });
      await orderKeys.add(trx, region, locked.id, 'link', link);
      return mended.order;
    });
    keepConfidential(reply);
    return reply.send({ order: orderView(await partsOf(platform, order)), secret });
  });
}
