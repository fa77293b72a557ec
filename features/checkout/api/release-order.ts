import * as routes from '#features/checkout/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { orderView } from './order.view.ts';
import { openOrder } from './order-access.ts';
import { releaseHeldOrder } from './release-held-order.ts';
import { partsOf } from './show-order.ts';

export function releaseOrder(app: App, platform: Platform): void {
  serve(app, routes.releaseOrder, async (request, reply) => {
    const { id } = await openOrder(platform, request, request.params.id);
    const order = await inTransaction(platform.db, (trx) => releaseHeldOrder(trx, platform, id));
    keepConfidential(reply);
    return reply.send(orderView(await partsOf(platform, order)));
  });
}
