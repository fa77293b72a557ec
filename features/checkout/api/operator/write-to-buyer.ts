import { personOf } from '#features/accounts/api/public.ts';
import { insertMessage, recordStep } from '#features/bookings/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { withinBooking } from './within-booking.ts';

export function writeToBuyer(app: App, platform: Platform): void {
  const region = platform.config.REGION;
  serve(app, routes.writeToBuyer, async (request) => {
    const { accountId } = personOf(request);
    const { operatorId, bookingId } = request.params;
    const { id } = request.body;
    const body = request.body.body.trim();
    await withinBooking(platform, request, async (trx, { booking, order }) => {
      if (!order?.contact) throw problem(BOOKING_ERRORS, 'booking_action_refused');
      const { departure_id: departureId, state } = booking;
      const key = { region, operatorId, departureId };
      const isNew = await insertMessage(trx, { ...key, id, bookingId, body, authorId: accountId, letters: 1 });
      if (!isNew) return;
      const by = { actor: 'operator', actorId: accountId } as const;
      await recordStep(trx, region, { bookingId, action: 'message', from: state, to: state, ...by, reason: body });
      await platform.jobs.add(trx, 'checkout/tell-departure-message', { bookingId, messageId: id });
    });
    return { done: true } as const;
  });
}
