import * as routes from '#features/quotations/contract/operator-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openOperatorOffer } from './operator-access.ts';
import { readOperatorOffer } from './read-operator-offer.ts';

export function showOperatorOffer(app: App, platform: Platform): void {
  serve(app, routes.showOperatorOffer, async (request, reply) => {
    const { offer, quotation } = await openOperatorOffer(platform, request);
    keepConfidential(reply);
    return readOperatorOffer(platform, offer, quotation);
  });
}
