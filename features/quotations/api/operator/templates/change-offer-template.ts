import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { updateTemplate } from './template.store.ts';
import { templateView } from './template.view.ts';
import { templateOwner } from './template-owner.ts';

export function changeOfferTemplate(app: App, platform: Platform): void {
  serve(app, routes.changeOfferTemplate, async ({ actor, params: { operatorId, templateId }, body }) => {
    const owner = templateOwner(platform, actor, operatorId);
    const row = await updateTemplate(platform.db, owner, templateId, body);
    if (!row) throw problem(QUOTATION_ERRORS, 'template_not_found');
    return templateView(row);
  });
}
