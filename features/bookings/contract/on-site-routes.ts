import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id } from '#features/schema.ts';
import { BookingMoney, RecordOnSitePayment, VoidOnSitePayment } from './on-site.ts';

export const recordOnSitePayment = route(
  'POST /api/manage/operators/:operatorId/bookings/:bookingId/on-site-payments/',
  {
    tag: 'Salidas',
    right: 'departures.check_in',
    id: 'recordOnSitePayment',
    summary: 'Anota que el operador cobró en el lugar lo que faltaba de una reserva',
    params: Type.Object({ operatorId: Id, bookingId: Id }),
    body: RecordOnSitePayment,
    replies: { 200: BookingMoney },
    errors: ['booking_not_found', 'balance_changed', 'already_booked'],
  },
);

export const voidOnSitePayment = route(
  'POST /api/manage/operators/:operatorId/bookings/:bookingId/on-site-payments/:paymentId/void',
  {
    tag: 'Oficina del operador',
    right: 'operator.sell',
    id: 'voidOnSitePayment',
    summary: 'Anula un cobro en el lugar que se anotó por error',
    params: Type.Object({ operatorId: Id, bookingId: Id, paymentId: Id }),
    body: VoidOnSitePayment,
    replies: { 200: BookingMoney },
    errors: ['booking_not_found', 'payment_settled'],
  },
);
