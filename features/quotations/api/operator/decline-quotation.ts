import * as routes from '#features/quotations/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { onOperatorOffer } from './operator-access.ts';
import { declineReason, refuseLocked } from './refuse-request.ts';

export function declineQuotation(app: App, platform: Platform): void {
  serve(app, routes.declineQuotation, (request) => {
    const reason = declineReason(request.body);
    return onOperatorOffer(platform, request, (trx, locked) =>
      refuseLocked(trx, platform, locked, { action: 'decline', reason }),
    );
  });
}
