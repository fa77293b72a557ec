import { Type } from 'typebox';
import { Order } from '#features/checkout/contract/order.ts';
import { bookingRoutes } from '#features/checkout/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { changeOwnBooking } from '../change-own-booking.ts';
import { OrderHeaders } from '../order-access.ts';
import { findOpenChange } from './change.store.ts';
import { endOpenChange } from './end-open-change.ts';

/** `POST /api/bookings/:reference/withdraw-change` ends an unpaid change and releases its held seats. The booking stays unchanged. */
export function withdrawChange(app: App, platform: Platform): void {
  const { config } = platform;
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
      const order = await changeOwnBooking(platform, request, async (trx, { booking }) => {
        const open = await findOpenChange(trx, config.REGION, booking.id);
        if (open?.kind === 'amend') await endOpenChange(trx, booking, 'refused');
      });
      keepConfidential(reply);
      return reply.send(order);
    },
  );
}
