import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readDepartureCancellation } from './departure-cancellation.view.ts';

export function showDepartureCancellation(app: App, platform: Platform): void {
  serve(app, routes.showDepartureCancellation, async ({ actor, params: { operatorId, departureId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    return readDepartureCancellation(platform, operatorId, departureId);
  });
}
