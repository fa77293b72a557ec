import * as routes from '#features/quotations/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readAskable } from './askable.store.ts';

export function listAskableOperators(app: App, { db, config }: Platform): void {
  serve(app, routes.listAskableOperators, async () => ({ items: await readAskable(db, config.REGION) }));
}
