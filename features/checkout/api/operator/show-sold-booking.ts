import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOperatorBooking } from './operator-booking.view.ts';

export function showSoldBooking(app: App, platform: Platform): void {
  serve(app, routes.showSoldBooking, async ({ actor, params: { operatorId, bookingId } }) => {
    authorize(actor, 'operator.sell', { operatorId });
    return readOperatorBooking(platform, operatorId, bookingId);
  });
}
