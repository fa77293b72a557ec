import { Type } from 'typebox';
import { VoidOnSitePayment } from '#features/bookings/contract/on-site.ts';
import { AnswerPlanClosure, PlanClosure } from '#features/operators/contract/plan-closure.ts';
import { RepeatHeaders } from '#features/repeat-headers.ts';
import { route } from '#features/route.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { CancellationOffer } from './cancel.ts';
import {
  BookingCounts,
  BookingMessage,
  CancelDeparture,
  CancelOperatorBooking,
  DepartureCancellation,
  DepartureFares,
  EnterBooking,
  MoveBooking,
  OperatorBooking,
  OperatorBookings,
  OperatorBookingsQuery,
  ProposalDates,
  ProposalDatesQuery,
  ProposeDate,
  RecordOnSiteReturn,
  RejectBooking,
} from './operator-bookings.ts';

const own = { tag: 'Oficina del operador', right: 'operator.sell' } as const;
const booking = { ...own, params: Type.Object({ operatorId: Id, bookingId: Id }) } as const;
const departure = { ...own, params: Type.Object({ operatorId: Id, departureId: Id }) } as const;
const Done = Type.Object({ done: Type.Literal(true) });

export const countSoldBookings = route('GET /api/manage/operators/:operatorId/booking-counts', {
  ...own,
  id: 'countSoldBookings',
  summary: 'Cuántas reservas esperan respuesta',
  params: OperatorParams,
  replies: { 200: BookingCounts },
});

export const listSoldBookings = route('GET /api/manage/operators/:operatorId/bookings/', {
  ...own,
  id: 'listSoldBookings',
  summary: 'Reservas de un operador, las últimas primero',
  params: OperatorParams,
  query: OperatorBookingsQuery,
  replies: { 200: OperatorBookings },
});

export const showSoldBooking = route('GET /api/manage/operators/:operatorId/bookings/:bookingId', {
  ...booking,
  id: 'showSoldBooking',
  summary: 'Una reserva, con quiénes vienen y su historia',
  replies: { 200: OperatorBooking },
  errors: ['booking_not_found'],
});

export const showDepartureFares = route('GET /api/manage/operators/:operatorId/departures/:departureId/fares', {
  ...departure,
  id: 'showDepartureFares',
  summary: 'Tarifas y lugares de una salida, para anotar una reserva',
  replies: { 200: DepartureFares },
  errors: ['departure_not_found'],
});

export const enterBooking = route('POST /api/manage/operators/:operatorId/departures/:departureId/bookings', {
  ...departure,
  id: 'enterBooking',
  summary: 'Anota una reserva tomada por teléfono o en persona',
  body: EnterBooking,
  replies: { 201: OperatorBooking },
  errors: [
    'departure_not_found',
    'booking_units_refused',
    'sold_out',
    'closed_stop',
    'sales_closed',
    'resource_taken',
    'already_booked',
  ],
});

export const acceptSoldBooking = route('POST /api/manage/operators/:operatorId/bookings/:bookingId/accept', {
  ...booking,
  id: 'acceptSoldBooking',
  headers: RepeatHeaders,
  summary: 'Acepta una reserva que espera respuesta',
  replies: { 200: OperatorBooking },
  errors: ['booking_not_found', 'booking_action_refused'],
});

export const rejectSoldBooking = route('POST /api/manage/operators/:operatorId/bookings/:bookingId/reject', {
  ...booking,
  id: 'rejectSoldBooking',
  headers: RepeatHeaders,
  summary: 'Rechaza una reserva que espera respuesta: se devuelve todo',
  body: RejectBooking,
  replies: { 200: OperatorBooking },
  errors: ['booking_not_found', 'booking_action_refused'],
});

export const cancelSoldBooking = route('POST /api/manage/operators/:operatorId/bookings/:bookingId/cancel', {
  ...booking,
  id: 'cancelSoldBooking',
  headers: RepeatHeaders,
  summary: 'Cancela una reserva confirmada: se devuelve todo, o según la política si lo pide quien reservó a mano',
  body: CancelOperatorBooking,
  replies: { 200: Done },
  errors: ['booking_not_found', 'booking_action_refused', 'quote_over'],
});

export const quoteSoldCancellation = route(
  'POST /api/manage/operators/:operatorId/bookings/:bookingId/cancellation-quote',
  {
    ...booking,
    id: 'quoteSoldCancellation',
    summary: 'Cuánto se devuelve hoy, según la política, si quien reservó a mano pide cancelar',
    replies: { 200: CancellationOffer },
    errors: ['booking_not_found', 'booking_action_refused'],
  },
);

export const listProposalDates = route('GET /api/manage/operators/:operatorId/bookings/:bookingId/dates', {
  ...booking,
  id: 'listProposalDates',
  summary: 'Fechas con lugares para una reserva, que se le pueden proponer',
  query: ProposalDatesQuery,
  replies: { 200: ProposalDates },
  errors: ['booking_not_found'],
});

export const proposeDate = route('POST /api/manage/operators/:operatorId/bookings/:bookingId/propose', {
  ...booking,
  id: 'proposeDate',
  summary: 'Propone otra fecha a una reserva, con los lugares guardados mientras contesta',
  body: ProposeDate,
  replies: { 200: Done },
  errors: [
    'booking_not_found',
    'change_refused',
    'change_without_email',
    'sold_out',
    'closed_stop',
    'sales_closed',
    'resource_taken',
  ],
});

export const moveSoldBooking = route('POST /api/manage/operators/:operatorId/bookings/:bookingId/move', {
  ...booking,
  id: 'moveSoldBooking',
  headers: RepeatHeaders,
  summary: 'Pasa a otra salida una reserva anotada a mano, o una sin correo cuya salida se canceló',
  body: MoveBooking,
  replies: { 200: Done },
  errors: ['booking_not_found', 'change_refused', 'sold_out', 'closed_stop', 'sales_closed', 'resource_taken'],
});

export const notifyCalledOff = route('POST /api/manage/operators/:operatorId/bookings/:bookingId/notified', {
  ...booking,
  id: 'notifyCalledOff',
  summary: 'Anota que el operador avisó de la salida cancelada a quien no dejó correo',
  replies: { 200: Done },
  errors: ['booking_not_found', 'booking_action_refused'],
});

export const recordOnSiteReturn = route('POST /api/manage/operators/:operatorId/bookings/:bookingId/on-site-returns/', {
  ...booking,
  id: 'recordOnSiteReturn',
  summary: 'Anota que el operador devolvió lo que había cobrado en el lugar',
  body: RecordOnSiteReturn,
  replies: { 200: OperatorBooking },
  errors: ['booking_not_found', 'give_back_changed'],
});

export const voidOnSiteReturn = route(
  'POST /api/manage/operators/:operatorId/bookings/:bookingId/on-site-returns/:returnId/void',
  {
    ...own,
    params: Type.Object({ operatorId: Id, bookingId: Id, returnId: Id }),
    id: 'voidOnSiteReturn',
    summary: 'Anula una devolución que se anotó por error',
    body: VoidOnSitePayment,
    replies: { 200: OperatorBooking },
    errors: ['booking_not_found', 'return_not_found'],
  },
);

export const writeToBuyer = route('POST /api/manage/operators/:operatorId/bookings/:bookingId/message', {
  ...booking,
  id: 'writeToBuyer',
  summary: 'Escribe a quien hizo una reserva',
  body: BookingMessage,
  replies: { 200: Done },
  errors: ['booking_not_found', 'booking_action_refused'],
});

export const showDepartureCancellation = route(
  'GET /api/manage/operators/:operatorId/departures/:departureId/cancellation',
  {
    ...departure,
    id: 'showDepartureCancellation',
    summary: 'Qué pasaría, y a quiénes, al cancelar una salida',
    replies: { 200: DepartureCancellation },
    errors: ['departure_not_found'],
  },
);

export const cancelDeparture = route('POST /api/manage/operators/:operatorId/departures/:departureId/cancellation', {
  ...departure,
  id: 'cancelDeparture',
  headers: RepeatHeaders,
  summary: 'Cancela una salida: a cada reserva se le devuelve todo, o se le ofrece otra fecha',
  body: CancelDeparture,
  replies: { 200: DepartureCancellation },
  errors: ['departure_not_found', 'departure_cannot', 'departure_booked'],
});

export const answerPlanClosure = route('POST /api/manage/operators/:operatorId/plans/:planId/closures/:closureId', {
  ...own,
  id: 'answerPlanClosure',
  summary: 'Dice cómo sale un plan mientras cierra una de sus paradas',
  params: Type.Object({ operatorId: Id, planId: Id, closureId: Id }),
  body: AnswerPlanClosure,
  replies: { 200: PlanClosure },
  errors: ['closure_question_not_found', 'closure_question_over'],
});
