import { QUOTATION_ERRORS } from '#features/quotations/contract/errors.ts';
import { offerDifference } from '#features/quotations/contract/offer-difference.ts';
import * as routes from '#features/quotations/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findVersion } from '../offer.store.ts';
import { versionView } from './operator.view.ts';
import { openOperatorOffer } from './operator-access.ts';

export function compareOfferVersion(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.compareOfferVersion, async (request, reply) => {
    const { offer } = await openOperatorOffer(platform, request);
    const { version } = request.params;
    const [found, before] = await Promise.all([
      findVersion(db, config.REGION, offer.id, version),
      findVersion(db, config.REGION, offer.id, version - 1),
    ]);
    if (!found) throw problem(QUOTATION_ERRORS, 'offer_not_found');
    keepConfidential(reply);
    return {
      version: versionView(found),
      before: before?.version ?? null,
      changes: before ? offerDifference(before.content, found.content) : [],
    };
  });
}
