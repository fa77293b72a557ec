import { authorize, personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { rejectBooking } from './answer-booking.ts';
import { readOperatorBooking } from './operator-booking.view.ts';

export function rejectSoldBooking(app: App, platform: Platform): void {
  serve(app, routes.rejectSoldBooking, async (request) => {
    const { operatorId, bookingId } = request.params;
    authorize(request.actor, 'operator.sell', { operatorId });
    await readOperatorBooking(platform, operatorId, bookingId);
    const { accountId } = personOf(request);
    const by = { actorId: accountId, reason: request.body.reason };
    const once = { operation: 'rejectSoldBooking', accountId, request };
    await workOnce(platform, once, (keep) => rejectBooking(platform, bookingId, by, keep));
    return readOperatorBooking(platform, operatorId, bookingId);
  });
}
