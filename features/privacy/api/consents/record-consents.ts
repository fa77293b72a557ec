import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/privacy/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertDecisions, listDecisions } from './consent.store.ts';

export function recordConsents(app: App, { db, config }: Platform): void {
  serve(app, routes.recordConsents, async (request) => {
    const { accountId } = personOf(request);
    await insertDecisions(db, config.REGION, accountId, request.body.decisions);
    return { decisions: await listDecisions(db, config.REGION, accountId) };
  });
}
