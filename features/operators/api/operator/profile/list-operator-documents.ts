import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/operators/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readDocuments } from './document.store.ts';
import { documentView } from './document.view.ts';

export function listOperatorDocuments(app: App, { db, config }: Platform): void {
  serve(app, routes.listOperatorDocuments, async ({ actor, params: { operatorId } }) => {
    authorize(actor, 'operator.edit', { operatorId });
    return { items: (await readDocuments(db, config.REGION, operatorId)).map(documentView) };
  });
}
