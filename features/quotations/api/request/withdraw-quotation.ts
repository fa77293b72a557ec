import { moveOffer } from '#features/quotations/contract/quotation-states.ts';
import * as routes from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { letOptionGo } from '../accept/option.ts';
import { moveOneOffer, moveRequest } from '../move-quotation.ts';
import { openQuotation } from '../quotation-access.ts';
import { changeRequest } from './change-request.ts';

export function withdrawQuotation(app: App, platform: Platform): void {
  serve(app, routes.withdrawQuotation, async (request, reply) => {
    const known = await openQuotation(platform, request, request.params.name);
    keepConfidential(reply);
    return changeRequest(platform, known, async (trx, quotation, offers) => {
      await moveRequest(trx, quotation, { action: 'withdraw', actor: 'traveller', actorId: quotation.account_id });
      for (const offer of offers.filter(({ state, waits_from }) =>
        moveOffer(state, 'call_off', 'traveller', waits_from),
      )) {
        await letOptionGo(trx, offer);
        await moveOneOffer(trx, offer, { action: 'call_off', actor: 'traveller', actorId: quotation.account_id });
        await platform.jobs.add(trx, 'quotations/tell-operator', { offerId: offer.id, about: 'called_off' });
      }
    });
  });
}
