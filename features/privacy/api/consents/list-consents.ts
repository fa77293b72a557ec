import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/privacy/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { listDecisions } from './consent.store.ts';

export function listConsents(app: App, { db, config }: Platform): void {
  serve(app, routes.listConsents, async (request) => ({
    decisions: await listDecisions(db, config.REGION, personOf(request).accountId),
  }));
}
