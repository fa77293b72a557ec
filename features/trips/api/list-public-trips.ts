import { Type } from 'typebox';
import { PageQuery } from '#features/schema.ts';
import {
  EDIT_SECRET_HEADER,
  KeptTrip,
  PublicTripsPage,
  SHARE_TOKEN_HEADER,
} from '#features/trips/contract/kept-trip.ts';
import { tripRoutes } from '#features/trips/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { findTrip, listPublicTrips } from './trip.store.ts';
import { publicTripView, tripView } from './trip.view.ts';
import { authorizeReader, isListed, ReadHeaders, TripParams } from './trip-access.ts';

const Query = Type.Object(PageQuery, { additionalProperties: false });

/** `GET /api/trip-planned/` lists trips that travellers published and the region approved; `…/:id/` shows one of them. Other trips need their secret. */
export function publicTrips(app: App, { db, config }: Platform): void {
  app.get(
    tripRoutes.publicList,
    {
      config: { right: 'trips.list' },
      schema: {
        tags: ['Viajes'],
        summary: 'Viajes públicos, los más nuevos primero',
        querystring: Query,
        response: { 200: PublicTripsPage },
      },
    },
    async ({ query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const found = await listPublicTrips(db, config.REGION, limit + 1, readTimeCursor(query.cursor));
      const { rows, next } = cutPage(found, limit);
      return { items: rows.map(publicTripView), next };
    },
  );

  app.get(
    tripRoutes.publicDetail,
    {
      config: { right: 'trips.read' },
      schema: {
        tags: ['Viajes'],
        summary: 'Un viaje público, o uno cualquiera con su secreto',
        params: TripParams,
        headers: ReadHeaders,
        response: { 200: KeptTrip },
      },
    },
    async ({ actor, params, headers }, reply) => {
      const trip = await findTrip(db, config.REGION, params.id);
      const withSecret = headers[EDIT_SECRET_HEADER] !== undefined || headers[SHARE_TOKEN_HEADER] !== undefined;
      if (trip && isListed(trip) && !withSecret) return tripView(trip, 'public');
      const reading = authorizeReader(trip, { actor, headers });
      keepConfidential(reply);
      return tripView(reading.trip, reading.access);
    },
  );
}
