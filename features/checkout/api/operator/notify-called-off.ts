import { personOf } from '#features/accounts/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { markNotified } from './mark-notified.ts';
import { withinBooking } from './within-booking.ts';

export function notifyCalledOff(app: App, platform: Platform): void {
  serve(app, routes.notifyCalledOff, async (request) => {
    const { accountId } = personOf(request);
    await withinBooking(platform, request, async (trx, { booking }) => {
      if (!(await markNotified(trx, booking, accountId))) throw problem(BOOKING_ERRORS, 'booking_action_refused');
    });
    return { done: true } as const;
  });
}
