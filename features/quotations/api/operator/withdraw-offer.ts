import * as routes from '#features/quotations/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { onOperatorOffer } from './operator-access.ts';
import { refuseLocked } from './refuse-request.ts';

export function withdrawOffer(app: App, platform: Platform): void {
  serve(app, routes.withdrawOffer, (request) => {
    const reason = { code: 'withdrawn', text: request.body.text.trim(), by: 'operator' } as const;
    return onOperatorOffer(platform, request, (trx, locked) =>
      refuseLocked(trx, platform, locked, { action: 'withdraw', reason }),
    );
  });
}
