import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptBooking } from './answer-booking.ts';
import { readOperatorBooking } from './operator-booking.view.ts';

export function acceptSoldBooking(app: App, platform: Platform): void {
  serve(app, routes.acceptSoldBooking, async (request) => {
    const { operatorId, bookingId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    await readOperatorBooking(platform, operatorId, bookingId);
    const { accountId } = personOf(request);
    const once = { operation: 'acceptSoldBooking', accountId, request };
    await workOnce(platform, once, (keep) => acceptBooking(platform, bookingId, accountId, keep));
    return readOperatorBooking(platform, operatorId, bookingId);
  });
}
