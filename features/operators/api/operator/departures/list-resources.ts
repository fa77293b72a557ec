import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readResources } from './resource.store.ts';

export function listResources(app: App, { db, config }: Platform): void {
  serve(app, routes.listResources, async ({ actor, params: { operatorId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    return { items: await readResources(db, config.REGION, operatorId) };
  });
}
