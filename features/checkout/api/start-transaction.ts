import * as routes from '#features/checkout/contract/payment-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App } from '#server/platform.ts';
import type { BeginTransaction } from './begin-transaction.ts';

export function startTransaction(app: App, begin: BeginTransaction): void {
  serve(app, routes.startTransaction, async (request, reply) => {
    keepConfidential(reply);
    return reply.code(201).send(await begin(request, request.body));
  });
}
