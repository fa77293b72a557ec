import { authorize } from '#features/accounts/api/public.ts';
import { OPERATOR_ERRORS } from '#features/operators/contract/errors.ts';
import * as routes from '#features/operators/contract/managed-plan-routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readResources, retireResource } from './resource.store.ts';

export function removeResource(app: App, { db, config }: Platform): void {
  const region = config.REGION;
  serve(app, routes.removeResource, async ({ actor, params: { operatorId, resourceId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    const was = await inTransaction(db, (trx) => retireResource(trx, region, operatorId, resourceId));
    if (!was) throw problem(OPERATOR_ERRORS, 'resource_not_found');
    return { items: await readResources(db, region, operatorId) };
  });
}
