import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id, IdParams } from '#features/schema.ts';
import { CancellationOffer } from './cancel.ts';
import { ClosureReach } from './closure-reach.ts';
import { ChangeOrderEmail } from './order.ts';
import {
  CancelRegionBooking,
  FindBookings,
  FoundBookings,
  RegionBooking,
  ResendRegionBooking,
} from './region-bookings.ts';

const region = { tag: 'Administración', right: 'bookings.find' } as const;

/** The method is POST, because a URL with personal data would get into logs. */
export const findBookings = route('POST /api/admin/bookings/find', {
  ...region,
  id: 'findBookings',
  summary: 'Reservas por cualquier referencia, correo, teléfono o nombre; queda en el registro',
  body: FindBookings,
  replies: { 200: FoundBookings },
  errors: ['booking_search_short'],
});

export const showRegionBooking = route('GET /api/admin/bookings/:bookingId', {
  ...region,
  id: 'showRegionBooking',
  summary: 'Una reserva con los datos de contacto; queda en el registro',
  params: Type.Object({ bookingId: Id }),
  replies: { 200: RegionBooking },
  errors: ['booking_not_found'],
});

const care = { tag: 'Administración', right: 'bookings.serve', params: Type.Object({ bookingId: Id }) } as const;

export const changeRegionBookingEmail = route('PUT /api/admin/bookings/:bookingId/email', {
  ...care,
  id: 'changeRegionBookingEmail',
  summary:
    'Corrige el correo de una reserva pagada: se avisa a los dos correos y el PIN es nuevo; queda en el registro',
  body: ChangeOrderEmail,
  replies: { 200: RegionBooking },
  errors: ['booking_not_found', 'booking_action_refused'],
});

export const resendRegionBooking = route('POST /api/admin/bookings/:bookingId/resend', {
  ...care,
  id: 'resendRegionBooking',
  summary: 'Envía otra vez el correo con los comprobantes y un PIN nuevo; queda en el registro',
  body: ResendRegionBooking,
  replies: { 200: RegionBooking },
  errors: ['booking_not_found', 'booking_action_refused'],
});

export const quoteRegionCancellation = route('POST /api/admin/bookings/:bookingId/quote-cancellation', {
  ...care,
  id: 'quoteRegionCancellation',
  summary: 'Cuánto se devuelve si la región cancela ahora a pedido de quien reservó',
  replies: { 200: CancellationOffer },
  errors: ['booking_not_found', 'booking_action_refused'],
});

export const cancelRegionBooking = route('POST /api/admin/bookings/:bookingId/cancel', {
  ...care,
  id: 'cancelRegionBooking',
  summary: 'Cancela una reserva a pedido de quien reservó, con lo que se mostró antes; queda en el registro',
  body: CancelRegionBooking,
  replies: { 200: RegionBooking },
  errors: ['booking_not_found', 'quote_over', 'booking_action_refused'],
});

export const showClosureReach = route('GET /api/admin/closures/:id/reach', {
  tag: 'Cierres',
  right: 'closures.edit',
  id: 'showClosureReach',
  summary: 'A quién llegó un cierre: operadores con su respuesta y viajeros con lo que eligieron',
  params: IdParams,
  replies: { 200: ClosureReach },
  errors: ['closure_not_found'],
});
