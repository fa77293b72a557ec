import * as routes from '#features/quotations/contract/operator-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveOneOffer } from '../move-quotation.ts';
import { onOperatorOffer } from './operator-access.ts';
import { readOperatorOffer } from './read-operator-offer.ts';

export function viewOperatorOffer(app: App, platform: Platform): void {
  serve(app, routes.viewOperatorOffer, async (request, reply) => {
    const { offer, quotation } = await onOperatorOffer(platform, request, async (trx, locked) => {
      if (locked.offer.state !== 'requested') return locked;
      const by = { actor: 'operator', actorId: locked.accountId } as const;
      const viewed = await moveOneOffer(trx, locked.offer, { action: 'view', ...by }, { viewed_at: new Date() });
      return { ...locked, offer: viewed };
    });
    keepConfidential(reply);
    return readOperatorOffer(platform, offer, quotation);
  });
}
