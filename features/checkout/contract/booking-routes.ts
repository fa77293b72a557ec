import { Type } from 'typebox';
import { file, route } from '#features/route.ts';
import { CancelBody, CancellationOffer, QuoteCancellationBody } from './cancel.ts';
import { ChangeDates, ChangeDatesQuery, ChangeOffer, ChooseBody, QuoteChangeBody, TakeChangeBody } from './change.ts';
import { Order } from './order.ts';
import { OrderHeaders } from './order-headers.ts';
import { VoucherView } from './voucher-view.ts';

const own = {
  tag: 'Reservas',
  right: 'orders.own',
  params: Type.Object({ reference: Type.String({ maxLength: 40 }) }),
  headers: OrderHeaders,
} as const;

export const showVoucher = route('GET /api/bookings/:reference/voucher', {
  ...own,
  id: 'showVoucher',
  summary: 'El código con el que se entra',
  replies: { 200: VoucherView },
  errors: ['order_not_found', 'booking_action_refused'],
});

export const downloadVoucher = route('GET /api/bookings/:reference/voucher.pdf', {
  ...own,
  id: 'downloadVoucher',
  summary: 'El comprobante en PDF',
  replies: { 200: file('application/pdf') },
  errors: ['order_not_found', 'booking_action_refused'],
});

export const downloadCalendar = route('GET /api/bookings/:reference/calendar.ics', {
  ...own,
  id: 'downloadCalendar',
  summary: 'La salida para el calendario',
  replies: { 200: file('text/calendar') },
  errors: ['order_not_found'],
});

export const quoteCancellation = route('POST /api/bookings/:reference/quote-cancellation', {
  ...own,
  id: 'quoteCancellation',
  summary: 'Cuánto se devuelve si se cancela ahora, entera o en parte',
  body: QuoteCancellationBody,
  replies: { 200: CancellationOffer },
  errors: ['order_not_found', 'booking_action_refused'],
});

export const cancelBooking = route('POST /api/bookings/:reference/cancel', {
  ...own,
  id: 'cancelBooking',
  summary: 'Cancela una reserva, entera o en parte, con lo que se mostró antes',
  body: CancelBody,
  replies: { 200: Order },
  errors: ['order_not_found', 'quote_over', 'booking_action_refused'],
});

export const listChangeDates = route('GET /api/bookings/:reference/change-dates', {
  ...own,
  id: 'listChangeDates',
  summary: 'A qué otras fechas puede pasar una reserva, y cuánto más o menos cuesta cada una',
  query: ChangeDatesQuery,
  replies: { 200: ChangeDates },
  errors: ['order_not_found', 'change_refused', 'part_of_offer'],
});

export const quoteChange = route('POST /api/bookings/:reference/quote-change', {
  ...own,
  id: 'quoteChange',
  summary: 'Cuánto se paga o se devuelve si la reserva pasa a otra fecha o a otras personas',
  body: QuoteChangeBody,
  replies: { 200: ChangeOffer },
  errors: ['order_not_found', 'change_refused', 'part_of_offer'],
});

export const takeChange = route('POST /api/bookings/:reference/change', {
  ...own,
  id: 'takeChange',
  summary: 'Pasa una reserva a otra fecha o a otras personas, con lo que se mostró antes',
  body: TakeChangeBody,
  replies: { 200: Order },
  errors: [
    'order_not_found',
    'change_refused',
    'part_of_offer',
    'quote_over',
    'site_does_not_charge',
    'booking_action_refused',
    'sold_out',
    'closed_stop',
    'sales_closed',
    'resource_taken',
  ],
});

export const withdrawChange = route('POST /api/bookings/:reference/withdraw-change', {
  ...own,
  id: 'withdrawChange',
  summary: 'Deja una reserva como está: suelta el cambio que todavía no se pagó',
  replies: { 200: Order },
  errors: ['order_not_found'],
});

export const answerChange = route('POST /api/bookings/:reference/choose', {
  ...own,
  id: 'answerChange',
  summary: 'Responde al operador: otra fecha, la devolución completa, o seguir como está',
  body: ChooseBody,
  replies: { 200: Order },
  errors: [
    'order_not_found',
    'change_over',
    'change_refused',
    'booking_action_refused',
    'sold_out',
    'closed_stop',
    'sales_closed',
    'resource_taken',
  ],
});
