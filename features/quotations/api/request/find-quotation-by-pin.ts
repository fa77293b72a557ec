import { QUOTATION_PIN_HEADER } from '#features/quotations/contract/headers.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openQuotation } from '../quotation-access.ts';
import { quotationView } from './quotation.view.ts';

export function findQuotationByPin(app: App, platform: Platform): void {
  serve(app, routes.findQuotationByPin, async ({ actor, body, headers }, reply) => {
    const asking = { actor, headers: { ...headers, [QUOTATION_PIN_HEADER]: body.pin } };
    const quotation = await openQuotation(platform, asking, body.reference);
    keepConfidential(reply);
    return quotationView(platform, quotation);
  });
}
