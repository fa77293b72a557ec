import * as routes from '#features/octo/contract/key-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { giveKey } from './give-key.ts';

export function createRegionKey(app: App, { db, config: settings }: Platform): void {
  serve(app, routes.createRegionKey, async (request, reply) => {
    const made = await giveKey(db, settings.REGION, request, { operatorId: null, body: request.body });
    return reply.header('cache-control', 'no-store').code(201).send(made);
  });
}
