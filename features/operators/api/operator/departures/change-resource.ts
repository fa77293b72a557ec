import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readResources, saveResource } from './resource.store.ts';

export function changeResource(app: App, { db, config }: Platform): void {
  serve(app, routes.changeResource, async ({ actor, params: { operatorId, resourceId }, body }) => {
    authorize(actor, 'operator.sell', { operatorId });
    if (!(await saveResource(db, config.REGION, operatorId, resourceId, body)))
      throw problem(OPERATOR_ERRORS, 'resource_not_found');
    return { items: await readResources(db, config.REGION, operatorId) };
  });
}
