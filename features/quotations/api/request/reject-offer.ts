import * as routes from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { letOptionGo } from '../accept/option.ts';
import { moveOneOffer } from '../move-quotation.ts';
import { openOffer } from '../quotation-access.ts';
import { changeRequest, offerOf } from './change-request.ts';

export function rejectOffer(app: App, platform: Platform): void {
  serve(app, routes.rejectOffer, async (request, reply) => {
    const { quotation: known, offer } = await openOffer(platform, request);
    const { code, text = null } = request.body;
    keepConfidential(reply);
    return changeRequest(platform, known, async (trx, quotation, offers) => {
      const found = offerOf(offers, offer.id);
      await letOptionGo(trx, found);
      await moveOneOffer(
        trx,
        found,
        { action: 'reject', actor: 'traveller', actorId: quotation.account_id, note: { code, text } },
        { reason: JSON.stringify({ code, text, by: 'traveller' }) },
      );
      await platform.jobs.add(trx, 'quotations/tell-operator', { offerId: offer.id, about: 'rejected' });
    });
  });
}
