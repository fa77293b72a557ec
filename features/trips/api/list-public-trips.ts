import { Type } from 'typebox';
import { TRIP_ERRORS } from '#features/trips/contract/errors.ts';
import { KeptTrip, PublicTripsPage } from '#features/trips/contract/kept-trip.ts';
import { tripRoutes } from '#features/trips/contract/routes.ts';
import { PLATFORM_ERRORS, problem } from '#server/errors.ts';
import type { App, Platform } from '#server/platform.ts';
import { findTrip, listPublicTrips } from './trip.store.ts';
import { tripView } from './trip.view.ts';
import { demandReader, keepConfidential, ReadHeaders, TripParams } from './trip-access.ts';

const LIMIT = 24;

const Query = Type.Object(
  {
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    cursor: Type.Optional(Type.String({ maxLength: 200 })),
  },
  { additionalProperties: false },
);

/** `GET /api/trip-planned/`: trips that travellers made public and the region let in; `…/:id/` shows one, others only with their secret. */
export function publicTrips(app: App, { db, config }: Platform): void {
  app.get(
    tripRoutes.publicList,
    {
      schema: {
        tags: ['Viajes'],
        summary: 'Viajes públicos, los más nuevos primero',
        querystring: Query,
        response: { 200: PublicTripsPage },
      },
    },
    async ({ query }) => {
      const after = query.cursor === undefined ? null : readCursor(query.cursor);
      const limit = query.limit ?? LIMIT;
      const rows = await listPublicTrips(db, config.REGION, limit + 1, after);
      const last = rows.length > limit ? rows[limit - 1] : undefined;
      return {
        items: rows.slice(0, limit).map(({ id, title, days, stops, start_date, published_at }) => ({
          id,
          title,
          days,
          stops,
          startDate: start_date,
          publishedAt: published_at.toISOString(),
        })),
        next: last ? Buffer.from(`${last.at}.${last.id}`).toString('base64url') : null,
      };
    },
  );

  app.get(
    tripRoutes.publicDetail,
    {
      schema: {
        tags: ['Viajes'],
        summary: 'Un viaje público, o uno cualquiera con su secreto',
        params: TripParams,
        headers: ReadHeaders,
        response: { 200: KeptTrip },
      },
    },
    async ({ params, headers }, reply) => {
      const trip = await findTrip(db, config.REGION, params.id);
      const isPublic = trip?.visibility === 'public' && trip.published_at !== null && trip.state !== 'binned';
      const withSecret = Object.keys(ReadHeaders.properties).some(
        (name) => headers[name as keyof typeof headers] !== undefined,
      );
      if (isPublic && !withSecret) return tripView(trip, 'public');
      if (!withSecret) throw problem(TRIP_ERRORS, 'trip_not_found');
      const { access } = demandReader(trip, headers);
      keepConfidential(reply);
      return tripView(trip!, access);
    },
  );
}

function readCursor(cursor: string): { at: string; id: string } {
  const [, at, id] = /^(\d{1,20})\.([\w-]{43})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (at && id) return { at, id };
  const issue = {
    path: 'query.cursor',
    code: 'cursor',
    message: 'Ese cursor no es de esta lista. Empieza de nuevo sin él.',
  };
  throw problem(PLATFORM_ERRORS, 'invalid', { issues: [issue] });
}
