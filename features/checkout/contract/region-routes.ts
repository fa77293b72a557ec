import { Type } from 'typebox';
import { route } from '#features/route.ts';
import { Id, IdParams } from '#features/schema.ts';
import { ClosureReach } from './closure-reach.ts';
import { FindBookings, FoundBookings, RegionBooking } from './region-bookings.ts';

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

export const showClosureReach = route('GET /api/admin/closures/:id/reach', {
  tag: 'Cierres',
  right: 'closures.edit',
  id: 'showClosureReach',
  summary: 'A quién llegó un cierre: operadores con su respuesta y viajeros con lo que eligieron',
  params: IdParams,
  replies: { 200: ClosureReach },
  errors: ['closure_not_found'],
});
