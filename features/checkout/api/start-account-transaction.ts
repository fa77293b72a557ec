import * as routes from '#features/checkout/contract/payment-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { BeginTransaction } from './begin-transaction.ts';

export function startAccountTransaction(app: App, begin: BeginTransaction): void {
  serve(app, routes.startAccountTransaction, async (request, reply) => {
    keepConfidential(reply);
    return reply.code(201).send(await begin(request, request.body));
  });
}
