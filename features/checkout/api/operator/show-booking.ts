import { authorize } from '#features/accounts/api/public.ts';
import { OperatorBooking, operatorBookingRoutes } from '#features/checkout/contract/operator-bookings.ts';
import type { App, Platform } from '#server/platform.ts';
import { BookingParams, readOperatorBooking } from './operator-booking.view.ts';

/** Route that shows an operator one booking with its party and history. */
export function showBooking(app: App, platform: Platform): void {
  app.get(
    operatorBookingRoutes.one,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Una reserva, con quiénes vienen y su historia',
        params: BookingParams,
        response: { 200: OperatorBooking },
      },
    },
    async ({ actor, params: { operatorId, bookingId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return readOperatorBooking(platform, operatorId, bookingId);
    },
  );
}
