import * as routes from '#features/quotations/contract/link-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { onOffer } from '../operator/operator-access.ts';
import { declineReason, refuseLocked } from '../operator/refuse-request.ts';
import { openByLink } from './link-access.ts';

export function declineByLink(app: App, platform: Platform): void {
  serve(app, routes.declineByLink, async (request) => {
    const linked = await openByLink(platform, request);
    const reason = declineReason(request.body);
    return onOffer(platform, linked, linked.accountId, (trx, locked) =>
      refuseLocked(trx, platform, locked, { action: 'decline', reason, via: 'link' }),
    );
  });
}
