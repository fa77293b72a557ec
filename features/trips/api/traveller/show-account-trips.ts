import { Type } from 'typebox';
import { personOf } from '#features/accounts/api/public.ts';
import { PageQuery } from '#features/schema.ts';
import { AccountTripsPage } from '#features/trips/contract/account-trips.ts';
import { tripRoutes } from '#features/trips/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { tripView } from '../trip.view.ts';
import { listAccountTrips } from './account-trips.store.ts';
import { placeViews } from './place.view.ts';

const Query = Type.Object(PageQuery, { additionalProperties: false });

/** `GET /api/me/trips` returns an account's trips with their documents, so that a new device can show them later without a network. */
export function showAccountTrips(app: App, platform: Platform): void {
  const { db, config } = platform;
  app.get(
    tripRoutes.mine,
    {
      config: { right: 'account.own' },
      schema: {
        tags: ['Viajes'],
        summary: 'Los viajes de tu cuenta, el último cambio primero',
        querystring: Query,
        response: { 200: AccountTripsPage },
      },
    },
    async (request, reply) => {
      const limit = request.query.limit ?? PAGE_SIZE;
      const after = readTimeCursor(request.query.cursor);
      const found = await listAccountTrips(db, config.REGION, personOf(request).accountId, limit + 1, after);
      const { rows, next } = cutPage(found, limit);
      const stops = rows.flatMap(({ document }) => document.days.flatMap((day) => day.stops));
      keepConfidential(reply);
      return {
        items: rows.map((trip) => tripView(trip, 'edit')),
        places: await placeViews(
          platform,
          stops.flatMap(({ place }) => place ?? []),
        ),
        next,
      };
    },
  );
}
