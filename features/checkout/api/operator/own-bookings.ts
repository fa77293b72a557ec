import { Type } from 'typebox';
import { authorize, personOf } from '#features/accounts/api/public.ts';
import { expectedView, findBooking, readExpected } from '#features/bookings/api/public.ts';
import { bookingActions } from '#features/bookings/contract/booking-states.ts';
import { BOOKING_ERRORS } from '#features/bookings/contract/errors.ts';
import {
  BookingCounts,
  bookingCounts,
  OperatorBooking,
  type OperatorBookingRow,
  OperatorBookings,
  OperatorBookingsQuery,
  operatorBookingRoutes,
  RejectBooking,
} from '#features/checkout/contract/operator-bookings.ts';
import { Id, OperatorParams } from '#features/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { readOutlooks } from '../change/change.store.ts';
import { changeView } from '../order.view.ts';
import { acceptBooking, rejectBooking } from './answer-booking.ts';
import {
  countPending,
  findOperatorBooking,
  type OperatorSaleRow,
  type PageEnd,
  readOperatorBookings,
  readSteps,
} from './operator-sale.store.ts';

const PAGE = 40;
const OneParams = Type.Object({ operatorId: Id, bookingId: Id });
const tags = ['Oficina del operador'];
const config = { right: 'operator.sell' } as const;

/** An operator's sales: the list, one booking with its history, and the answer to bookings that wait for the operator. */
export function ownBookings(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  const show = async (operatorId: string, bookingId: string): Promise<OperatorBooking> => {
    const row = await findOperatorBooking(db, { region, operatorId, bookingId });
    const booking = row && (await findBooking(db, region, bookingId));
    if (!row || !booking) throw problem(BOOKING_ERRORS, 'booking_not_found');
    const [[party], steps, outlooks] = await Promise.all([
      readExpected(db, { region, operatorId, departureId: row.departure_id }, [bookingId]),
      readSteps(db, region, bookingId),
      booking.order_id ? readOutlooks(db, region, booking.order_id) : [],
    ]);
    const outlook = outlooks.find((one) => one.bookingId === bookingId);
    const actions = row.ending ? [] : bookingActions(booking.state, 'operator');
    return {
      ...rowView(row),
      party: party ? expectedView(party) : null,
      cancellation: booking.cancellation,
      history: steps.map(({ at, to_state, ...step }) => ({ ...step, at: at.toISOString(), toState: to_state })),
      change: outlook?.change ? changeView(outlook.change) : null,
      can: {
        accept: actions.includes('accept'),
        reject: actions.includes('reject'),
        cancel: booking.state === 'CONFIRMED' && actions.includes('cancel'),
        propose:
          booking.state === 'CONFIRMED' &&
          !row.ending &&
          outlook?.calledOff === false &&
          outlook.change?.kind !== 'amend' &&
          Date.parse(booking.snapshot.startsAt) > Date.now(),
        message: Boolean(party?.contact?.email) && booking.order_id !== null,
      },
    };
  };

  app.get(
    bookingCounts,
    {
      config,
      schema: {
        tags,
        summary: 'Cuántas reservas esperan respuesta',
        params: OperatorParams,
        response: { 200: BookingCounts },
      },
    },
    async ({ actor, params: { operatorId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return { pending: await countPending(db, region, operatorId) };
    },
  );

  app.get(
    operatorBookingRoutes.list,
    {
      config,
      schema: {
        tags,
        summary: 'Reservas de un operador, las últimas primero',
        params: OperatorParams,
        querystring: OperatorBookingsQuery,
        response: { 200: OperatorBookings },
      },
    },
    async ({ actor, params: { operatorId }, query: { cursor, ...filters } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      const after = cursor === undefined ? null : readCursor(cursor);
      const rows = await readOperatorBookings(db, { region, operatorId }, filters, { after, limit: PAGE + 1 });
      const shown = rows.slice(0, PAGE);
      const last = rows.length > PAGE ? shown.at(-1) : undefined;
      return {
        items: shown.map(rowView),
        next: last ? `${last.created_at.toISOString()}_${last.id}` : null,
      };
    },
  );

  app.get(
    operatorBookingRoutes.one,
    {
      config,
      schema: {
        tags,
        summary: 'Una reserva, con quiénes vienen y su historia',
        params: OneParams,
        response: { 200: OperatorBooking },
      },
    },
    async ({ actor, params: { operatorId, bookingId } }) => {
      authorize(actor, 'operator.sell', { operatorId });
      return show(operatorId, bookingId);
    },
  );

  app.post(
    operatorBookingRoutes.accept,
    {
      config,
      schema: {
        tags,
        summary: 'Acepta una reserva que espera respuesta',
        params: OneParams,
        response: { 200: OperatorBooking },
      },
    },
    async (request) => {
      const { operatorId, bookingId } = request.params;
      authorize(request.actor, 'operator.sell', { operatorId });
      await show(operatorId, bookingId);
      await acceptBooking(platform, bookingId, personOf(request).accountId);
      return show(operatorId, bookingId);
    },
  );

  app.post(
    operatorBookingRoutes.reject,
    {
      config,
      schema: {
        tags,
        summary: 'Rechaza una reserva que espera respuesta: se devuelve todo',
        params: OneParams,
        body: RejectBooking,
        response: { 200: OperatorBooking },
      },
    },
    async (request) => {
      const { operatorId, bookingId } = request.params;
      authorize(request.actor, 'operator.sell', { operatorId });
      await show(operatorId, bookingId);
      await rejectBooking(platform, bookingId, { actorId: personOf(request).accountId, reason: request.body.reason });
      return show(operatorId, bookingId);
    },
  );
}

function rowView(row: OperatorSaleRow): OperatorBookingRow {
  const { option_name, departure_id, local_date, local_time, created_at, items, ...rest } = row;
  return {
    ...rest,
    optionName: option_name,
    departureId: departure_id,
    localDate: local_date,
    localTime: local_time,
    items: items.map(({ type, state }) => ({ type, state })),
    createdAt: created_at.toISOString(),
  };
}

function readCursor(cursor: string): PageEnd {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (!at || !id || !isUuid(id) || Number.isNaN(Date.parse(at))) {
    const message = 'Usa el `next` de la página anterior.';
    throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'query.cursor', code: 'senseless', message }] });
  }
  return { at, id };
}
