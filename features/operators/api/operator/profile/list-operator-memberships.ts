import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readMemberships } from './operator.store.ts';

export function listOperatorMemberships(app: App, { db, config }: Platform): void {
  serve(app, routes.listOperatorMemberships, async (request) => ({
    items: await readMemberships(db, config.REGION, personOf(request).accountId),
  }));
}
