import { personOf } from '#features/accounts/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { moveThere } from '../change/answer-change.ts';
import { findOpenChange } from '../change/change.store.ts';
import { isAsked } from '../change/changeable.ts';
import { withinBooking } from './within-booking.ts';

/** A guest with an email address chooses alone, from the link in the email. */
export function moveSoldBooking(app: App, platform: Platform): void {
  const region = platform.config.REGION;
  serve(app, routes.moveSoldBooking, async (request) => {
    const { accountId } = personOf(request);
    const { departureId } = request.body;
    await withinBooking(platform, request, async (trx, { booking, order }) => {
      if (booking.departure_id === departureId) return;
      const change = await findOpenChange(trx, region, booking.id);
      const isOpen = isAsked(change, new Date()) && change.kind === 'called_off' && booking.state === 'CONFIRMED';
      if (!isOpen || booking.cancellation?.pending || !order || order.contact?.email)
        throw problem(CHECKOUT_ERRORS, 'change_refused');
      const by = { actor: 'operator', actorId: accountId } as const;
      await moveThere(trx, platform, { order, booking, change, departureId, ...by });
    });
    return { done: true } as const;
  });
}
