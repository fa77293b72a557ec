import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { MOST_TEMPLATES } from '#features/quotations/contract/operator.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { insertTemplate } from './template.store.ts';
import { templateView } from './template.view.ts';
import { templateOwner } from './template-owner.ts';

export function createOfferTemplate(app: App, platform: Platform): void {
  serve(app, routes.createOfferTemplate, async ({ actor, params: { operatorId }, body }, reply) => {
    const owner = templateOwner(platform, actor, operatorId);
    const row = await insertTemplate(platform.db, owner, body, MOST_TEMPLATES);
    if (!row) throw problem(QUOTATION_ERRORS, 'too_many_templates');
    return reply.code(201).send(templateView(row));
  });
}
