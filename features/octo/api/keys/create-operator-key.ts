import { authorize } from '#features/accounts/api/public.ts';
import { MadeResellerKey, NewResellerKey } from '#features/octo/contract/reseller-key.ts';
import { resellerKeyRoutes } from '#features/octo/contract/routes.ts';
import { OperatorParams } from '#features/schema.ts';
import type { App, Platform } from '#server/platform.ts';
import { giveKey } from './give-key.ts';

/** Creates a key for an agency. Only the answer to this request contains the key. */
export function createOperatorKey(app: App, { db, config: settings }: Platform): void {
  const region = settings.REGION;

  app.post(
    resellerKeyRoutes.keys,
    {
      config: { right: 'operator.edit', freshProof: true, rateLimit: { max: 20, timeWindow: 60_000 } },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Da a una agencia una llave para vender (OCTO); se muestra una sola vez',
        params: OperatorParams,
        body: NewResellerKey,
        response: { 201: MadeResellerKey },
      },
    },
    async (request, reply) => {
      const { actor, body } = request;
      const { operatorId } = request.params;
      authorize(actor, 'operator.edit', { operatorId });
      const made = await giveKey(db, region, request, { operatorId, body });
      return reply.header('cache-control', 'no-store').code(201).send(made);
    },
  );
}
