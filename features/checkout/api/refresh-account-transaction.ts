import * as routes from '#features/checkout/contract/payment-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { transactionView } from './begin-transaction.ts';
import { refreshedTransaction } from './read-transaction.ts';
import type { Settling } from './settle-in-turn.ts';

export function refreshAccountTransaction(app: App, platform: Platform, settling: Settling): void {
  serve(app, routes.refreshAccountTransaction, async (request, reply) => {
    const { order, payment } = await refreshedTransaction(platform, settling, request, request.params.id);
    keepConfidential(reply);
    return reply.send(transactionView(order, payment));
  });
}
