import * as routes from '#features/checkout/contract/payment-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { transactionView } from './begin-transaction.ts';
import { readTransaction } from './read-transaction.ts';

export function showTransaction(app: App, platform: Platform): void {
  serve(app, routes.showTransaction, async (request, reply) => {
    const { order, payment } = await readTransaction(platform, request, request.params.id);
    keepConfidential(reply);
    return reply.send(transactionView(order, payment));
  });
}
