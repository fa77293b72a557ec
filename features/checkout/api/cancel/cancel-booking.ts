import { accountIdOf } from '#features/accounts/contract/actor.ts';
import * as routes from '#features/checkout/contract/booking-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeOwnBooking } from '../change-own-booking.ts';
import { takeCancellation } from './take-cancellation.ts';

export function cancelBooking(app: App, platform: Platform): void {
  serve(app, routes.cancelBooking, async (request, reply) => {
    const { actor, body } = request;
    const order = await changeOwnBooking(platform, request, async (trx, locked) => {
      const by = { actor: 'traveller', actorId: accountIdOf(actor) } as const;
      await takeCancellation(trx, platform, locked, { quoteId: body.quoteId, reason: body.reason ?? null, ...by });
    });
    keepConfidential(reply);
    return reply.send(order);
  });
}
