import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/octo/contract/key-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { giveKey } from './give-key.ts';

export function createOperatorKey(app: App, { db, config: settings }: Platform): void {
  const region = settings.REGION;

  serve(app, routes.createOperatorKey, async (request, reply) => {
    const { actor, body } = request;
    const { operatorId } = request.params;
    authorize(actor, 'operator.edit', { operatorId });
    const made = await giveKey(db, region, request, { operatorId, body });
    return reply.header('cache-control', 'no-store').code(201).send(made);
  });
}
