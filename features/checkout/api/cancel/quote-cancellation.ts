import * as routes from '#features/checkout/contract/booking-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { openBooking } from '../order-access.ts';
import { offerCancellation } from './offer-cancellation.ts';

export function quoteCancellation(app: App, platform: Platform): void {
  serve(app, routes.quoteCancellation, async (request, reply) => {
    const opened = await openBooking(platform, request, request.params.reference);
    const offer = await offerCancellation(platform, opened, request.body.itemIds);
    keepConfidential(reply);
    return reply.send(offer);
  });
}
