import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { deleteTemplate } from './template.store.ts';
import { templateOwner } from './template-owner.ts';

export function deleteOfferTemplate(app: App, platform: Platform): void {
  serve(app, routes.deleteOfferTemplate, async ({ actor, params: { operatorId, templateId } }, reply) => {
    const owner = templateOwner(platform, actor, operatorId);
    if (!(await deleteTemplate(platform.db, owner, templateId))) throw problem(QUOTATION_ERRORS, 'template_not_found');
    return reply.code(204).send(null);
  });
}
