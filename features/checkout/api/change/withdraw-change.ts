import * as routes from '#features/checkout/contract/booking-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeOwnBooking } from '../change-own-booking.ts';
import { findOpenChange } from './change.store.ts';
import { endOpenChange } from './end-open-change.ts';

export function withdrawChange(app: App, platform: Platform): void {
  const { config } = platform;
  serve(app, routes.withdrawChange, async (request, reply) => {
    const order = await changeOwnBooking(platform, request, async (trx, { booking }) => {
      const open = await findOpenChange(trx, config.REGION, booking.id);
      if (open?.kind === 'amend') await endOpenChange(trx, booking, 'refused');
    });
    keepConfidential(reply);
    return reply.send(order);
  });
}
