import * as routes from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openQuotation } from '../quotation-access.ts';
import { quotationView } from './quotation.view.ts';

export function showQuotation(app: App, platform: Platform): void {
  serve(app, routes.showQuotation, async (request, reply) => {
    const quotation = await openQuotation(platform, request, request.params.name);
    keepConfidential(reply);
    return quotationView(platform, quotation);
  });
}
