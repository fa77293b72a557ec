import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findVersion } from '../offer.store.ts';
import { openOffer } from '../quotation-access.ts';
import { versionView } from './quotation.view.ts';

export function showOfferVersion(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showOfferVersion, async (request, reply) => {
    const { offer } = await openOffer(platform, request);
    const version = await findVersion(db, config.REGION, offer.id, request.params.version);
    if (!version) throw problem(QUOTATION_ERRORS, 'offer_not_found');
    keepConfidential(reply);
    return versionView(version);
  });
}
