import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertResource, readResources } from './resource.store.ts';

export function addResource(app: App, { db, config }: Platform): void {
  serve(app, routes.addResource, async ({ actor, params: { operatorId }, body }, reply) => {
    authorize(actor, 'operator.sell', { operatorId });
    await insertResource(db, config.REGION, operatorId, body);
    return reply.code(201).send({ items: await readResources(db, config.REGION, operatorId) });
  });
}
