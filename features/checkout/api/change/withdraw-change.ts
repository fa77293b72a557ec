import { Type } from 'typebox';
import { lockOrderBookings } from '#features/bookings/api/public.ts';
import { Order } from '#features/checkout/contract/order.ts';
import { bookingRoutes } from '#features/checkout/contract/routes.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOrder, lockOrder } from '../order.store.ts';
import { orderView } from '../order.view.ts';
import { OrderHeaders, openBooking } from '../order-access.ts';
import { partsOf } from '../show-order.ts';
import { findOpenChange } from './change.store.ts';
import { endOpenChange } from './end-open-change.ts';

/** `POST /api/bookings/:reference/withdraw-change`: ends an unpaid change; the booking stays as it is and the held places are free again. */
export function withdrawChange(app: App, platform: Platform): void {
  const { db, config } = platform;
  app.post(
    bookingRoutes.withdrawChange,
    {
      config: { right: 'orders.own' },
      schema: {
        tags: ['Reservas'],
        summary: 'Deja una reserva como está: suelta el cambio que todavía no se pagó',
        params: Type.Object({ reference: Type.String({ maxLength: 40 }) }),
        headers: OrderHeaders,
        response: { 200: Order },
      },
    },
    async (request, reply) => {
      const known = await openBooking(platform, request, request.params.reference);
      await inTransaction(db, async (trx) => {
        const order = (await lockOrder(trx, config.REGION, known.order.id))!;
        const booking = (await lockOrderBookings(trx, config.REGION, order.id)).find(
          ({ id }) => id === known.booking.id,
        )!;
        const open = await findOpenChange(trx, config.REGION, booking.id);
        if (open?.kind === 'amend') await endOpenChange(trx, booking, 'refused');
      });
      const order = (await findOrder(db, config.REGION, known.order.id))!;
      keepConfidential(reply);
      return reply.send(orderView(await partsOf(platform, order)));
    },
  );
}
