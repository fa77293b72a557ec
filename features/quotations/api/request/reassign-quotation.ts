import * as routes from '#features/quotations/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { askOthers } from '../ask/ask-others.ts';
import { openQuotation } from '../quotation-access.ts';
import { changeRequest } from './change-request.ts';

export function reassignQuotation(app: App, platform: Platform): void {
  serve(app, routes.reassignQuotation, async (request, reply) => {
    const known = await openQuotation(platform, request, request.params.name);
    const chosen = request.body.operators ?? null;
    keepConfidential(reply);
    return changeRequest(platform, known, async (trx, quotation, offers) => {
      const by = { actor: 'traveller', actorId: quotation.account_id } as const;
      await askOthers(trx, platform, { quotation, offers, chosen, by });
    });
  });
}
