import { authorize } from '#features/accounts/api/public.ts';
import { countPending } from '#features/bookings/api/public.ts';
import {
  BookingCounts,
  bookingCounts,
  OperatorBookings,
  OperatorBookingsQuery,
  operatorBookingRoutes,
} from '#features/checkout/contract/operator-bookings.ts';
import { OperatorParams } from '#features/schema.ts';
import { isUuid } from '#server/database/uuid.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { rowView } from './operator-booking.view.ts';
import { type PageEnd, readOperatorBookings } from './operator-sale.store.ts';

const PAGE = 40;

/** Routes that list an operator's bookings, newest first, and count the bookings that wait for an answer. */
export function listBookings(app: App, platform: Platform): void {
  const { db } = platform;
  const region = platform.config.REGION;

  app.get(
    bookingCounts,
    {
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
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
      config: { right: 'operator.sell' },
      schema: {
        tags: ['Oficina del operador'],
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
}

function readCursor(cursor: string): PageEnd {
  const [, at, id] = /^(\d{4}-\d\d-\d\dT[\d:.]+Z)_([0-9a-f-]{36})$/.exec(cursor) ?? [];
  if (!at || !id || !isUuid(id) || Number.isNaN(Date.parse(at))) {
    const message = 'Usa el `next` de la página anterior.';
    throw problem(PLATFORM_ERRORS, 'invalid', { issues: [{ path: 'query.cursor', code: 'senseless', message }] });
  }
  return { at, id };
}
