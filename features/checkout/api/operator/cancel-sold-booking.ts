import { personOf } from '#features/accounts/api/public.ts';
import { recordAudit } from '#features/audit/api/public.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import * as routes from '#features/checkout/contract/operator-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import { workOnce } from '#server/http/work-once.ts';
import type { App, Platform } from '#server/platform.ts';
import { takeCancellation } from '../cancel/take-cancellation.ts';
import { giveAllBack } from './answer-booking.ts';
import { markNotified } from './mark-notified.ts';
import { withinBooking } from './within-booking.ts';

export function cancelSoldBooking(app: App, platform: Platform): void {
  const region = platform.config.REGION;
  serve(app, routes.cancelSoldBooking, async (request) => {
    const { accountId } = personOf(request);
    const { reason, quoteId } = request.body;
    const once = { operation: 'cancelSoldBooking', accountId, request };
    await workOnce(platform, once, (keep) =>
      withinBooking(platform, request, async (trx, locked) => {
        const { booking } = locked;
        if (booking.state !== 'CONFIRMED' || booking.cancellation?.pending)
          throw problem(BOOKING_ERRORS, 'booking_action_refused');
        // The guest of a called-off departure asked for the money, so the guest knows about it.
        await markNotified(trx, booking, accountId);
        const by = { actor: 'operator', actorId: accountId, reason } as const;
        if (quoteId === undefined) await giveAllBack(trx, platform, locked, { ...by, cause: 'operator' });
        else if (booking.channel === 'desk' && locked.order)
          await takeCancellation(trx, platform, { booking, order: locked.order }, { ...by, quoteId });
        else throw problem(BOOKING_ERRORS, 'booking_action_refused');
        const subject = { kind: 'booking' as const, id: booking.id };
        await recordAudit(trx, { region, actor: request.actor, action: 'bookings.cancel', subject, after: { reason } });
        return keep(trx, {});
      }),
    );
    return { done: true } as const;
  });
}
