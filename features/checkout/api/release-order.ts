import { lockOrderBookings, moveBooking, rememberLateRelease } from '#features/bookings/api/public.ts';
import { CHECKOUT_ERRORS } from '#features/checkout/contract/errors.ts';
import { moveOrder } from '#features/checkout/contract/order-states.ts';
import * as routes from '#features/checkout/contract/routes.ts';
import { readOrderPayments } from '#features/payments/api/public.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { problem } from '#server/errors.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { lockOrder, saveOrder } from './order.store.ts';
import { orderView } from './order.view.ts';
import { openOrder } from './order-access.ts';
import { notifyQuotation } from './quoted/notify-quotation.ts';
import { partsOf } from './show-order.ts';

export function releaseOrder(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.releaseOrder, async (request, reply) => {
    const known = await openOrder(platform, request, request.params.id);
    const order = await inTransaction(db, async (trx) => {
      const locked = (await lockOrder(trx, config.REGION, known.id))!;
      if (locked.state === 'released') return locked;
      const to = moveOrder(locked.state, 'release');
      const payments = await readOrderPayments(trx, config.REGION, known.id);
      // The provider may still capture an authorized payment, so the seats stay held.
      if (!to || payments.some(({ state }) => state === 'authorized')) {
        throw problem(CHECKOUT_ERRORS, 'order_not_payable');
      }
      if (locked.hold_until) {
        const { id, created_at: createdAt, hold_until: holdUntil } = locked;
        await rememberLateRelease(trx, config.REGION, { id, createdAt, holdUntil });
      }
      for (const booking of await lockOrderBookings(trx, config.REGION, known.id)) {
        await moveBooking(trx, booking, { action: 'release', actor: 'traveller' });
      }
      await notifyQuotation(trx, platform, locked);
      return saveOrder(trx, config.REGION, known.id, { state: to, hold_until: null });
    });
    keepConfidential(reply);
    return reply.send(orderView(await partsOf(platform, order)));
  });
}
