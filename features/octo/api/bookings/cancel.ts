import { Type } from 'typebox';
import { cancelOnAccount } from '#features/checkout/api/public.ts';
import type { OctoBooking } from '#features/octo/contract/booking.ts';
import { CancelBody } from '#features/octo/contract/booking-requests.ts';
import { octoRoutes } from '#features/octo/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import type { App, Platform } from '#server/platform.ts';
import { impossible } from '../octo-error.ts';
import { type Asking, octoRoute } from '../open-octo.ts';
import { isCancellable } from './booking.view.ts';
import { lockBooking } from './open-booking.ts';
import { serializeBooking } from './serialize-bookings.ts';

/** The cancellation policy at the time of the sale applies. */
export function cancel(app: App, platform: Platform): void {
  const Params = Type.Object({ uuid: Type.String() });

  app.post(octoRoutes.cancel, { ...octoRoute, schema: { params: Params, body: CancelBody } }, async (request) =>
    giveUp(request.octo, request.params.uuid, request.body.reason ?? null),
  );
  app.delete(octoRoutes.booking, { ...octoRoute, schema: { params: Params } }, async (request) => {
    const { reason } = (request.body ?? {}) as { reason?: unknown };
    return giveUp(request.octo, request.params.uuid, typeof reason === 'string' ? reason.slice(0, 500) : null);
  });

  async function giveUp(asking: Asking, uuid: string, reason: string | null): Promise<OctoBooking> {
    const booking = await inTransaction(platform.db, async (trx) => {
      const before = await lockBooking(trx, asking.key, uuid);
      if (before.state === 'CANCELLED') return before;
      if (!isCancellable(before, new Date())) throw impossible('not_cancellable');
      return cancelOnAccount(trx, platform, before, { actor: 'reseller', cause: 'reseller', reason });
    });
    return serializeBooking(platform, asking, booking);
  }
}
