import { authorize, personOf } from '#features/accounts/api/public.ts';
import {
  OperatorBooking,
  operatorBookingRoutes,
  RejectBooking,
} from '#features/checkout/contract/operator-bookings.ts';
import type { App, Platform } from '#server/platform.ts';
import { acceptBooking, rejectBooking } from './answer-booking.ts';
import { BookingParams, readOperatorBooking } from './operator-booking.view.ts';

/** Routes with which the operator accepts or rejects a paid booking. */
export function decideOnBooking(app: App, platform: Platform): void {
  app.post(
    operatorBookingRoutes.accept,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Acepta una reserva que espera respuesta',
        params: BookingParams,
        response: { 200: OperatorBooking },
      },
    },
    async (request) => {
      const { operatorId, bookingId } = request.params;
      authorize(request.actor, 'operator.sell', { operatorId });
      await readOperatorBooking(platform, operatorId, bookingId);
      await acceptBooking(platform, bookingId, personOf(request).accountId);
      return readOperatorBooking(platform, operatorId, bookingId);
    },
  );

  app.post(
    operatorBookingRoutes.reject,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
        summary: 'Rechaza una reserva que espera respuesta: se devuelve todo',
        params: BookingParams,
        body: RejectBooking,
        response: { 200: OperatorBooking },
      },
    },
    async (request) => {
      const { operatorId, bookingId } = request.params;
      authorize(request.actor, 'operator.sell', { operatorId });
      await readOperatorBooking(platform, operatorId, bookingId);
      await rejectBooking(platform, bookingId, { actorId: personOf(request).accountId, reason: request.body.reason });
      return readOperatorBooking(platform, operatorId, bookingId);
    },
  );
}
