import { Type } from 'typebox';
import { BookingsQuery } from '#features/octo/contract/booking-requests.ts';
import { octoRoutes } from '#features/octo/contract/routes.ts';
import type { App, Platform } from '#server/platform.ts';
import { badRequest } from '../octo-error.ts';
import { octoRoute } from '../open-octo.ts';
import { listBookings } from './octo-booking.store.ts';
import { showBooking } from './open-booking.ts';
import { serializeBooking, serializeBookings } from './serialize-bookings.ts';

export function showBookings(app: App, platform: Platform): void {
  app.get(octoRoutes.bookings, { ...octoRoute, schema: { querystring: BookingsQuery } }, async ({ octo, query }) => {
    const { resellerReference, supplierReference, localDate, localDateStart, localDateEnd } = query;
    const hasDays = localDate !== undefined || (localDateStart !== undefined && localDateEnd !== undefined);
    if (resellerReference === undefined && supplierReference === undefined && !hasDays)
      throw badRequest('filter_missing');
    return serializeBookings(platform, octo, await listBookings(platform.db, octo.key, query));
  });

  app.get(
    octoRoutes.booking,
    { ...octoRoute, schema: { params: Type.Object({ uuid: Type.String() }) } },
    async ({ octo, params }) => serializeBooking(platform, octo, await showBooking(platform.db, octo.key, params.uuid)),
  );
}
