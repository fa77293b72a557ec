import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { priceOffer } from '#features/quotations/contract/offer-price.ts';
import { peopleOf } from '#features/quotations/contract/quotation.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findVersion } from '../offer.store.ts';
import { openOffer } from '../quotation-access.ts';

export function priceChosenLines(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.priceChosenLines, async (request, reply) => {
    const { quotation, offer } = await openOffer(platform, request);
    const version = await findVersion(db, config.REGION, offer.id, request.body.version);
    if (!version) throw problem(QUOTATION_ERRORS, 'offer_not_found');
    keepConfidential(reply);
    const price = priceOffer(version.content, peopleOf(quotation.wish.party), request.body.chosen);
    return { ...price, currency: version.currency };
  });
}
