import * as routes from '#features/quotations/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readTemplates } from './template.store.ts';
import { templateView } from './template.view.ts';
import { templateOwner } from './template-owner.ts';

export function listOfferTemplates(app: App, platform: Platform): void {
  serve(app, routes.listOfferTemplates, async ({ actor, params: { operatorId } }) => {
    const rows = await readTemplates(platform.db, templateOwner(platform, actor, operatorId));
    return { items: rows.map(templateView) };
  });
}
