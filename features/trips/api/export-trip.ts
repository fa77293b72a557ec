import type { FastifyReply, FastifyRequest } from 'fastify';
import { placeNames } from '#features/places/api/public.ts';
import { tripRoutes } from '#features/trips/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import type { App, Platform } from '#server/platform.ts';
import { findTrip } from './trip.store.ts';
import { documentFor } from './trip.view.ts';
import { authorizeReader, ReadHeaders, TripParams } from './trip-access.ts';
import { type ExportedTrip, tripCalendar, tripGeoJson, tripGpx } from './trip-export.rules.ts';

const FORMATS = [
  {
    url: tripRoutes.exportCalendar,
    type: 'text/calendar; charset=utf-8',
    ending: 'ics',
    name: 'calendario (iCalendar)',
    write: tripCalendar,
  },
  {
    url: tripRoutes.exportTrack,
    type: 'application/gpx+xml; charset=utf-8',
    ending: 'gpx',
    name: 'ruta para GPS (GPX 1.1)',
    write: tripGpx,
  },
  {
    url: tripRoutes.exportGeoJson,
    type: 'application/geo+json; charset=utf-8',
    ending: 'geojson',
    name: 'mapa (GeoJSON)',
    write: (trip: ExportedTrip) => JSON.stringify(tripGeoJson(trip)),
  },
];

/** `GET /api/trips/:id/export.*` returns the trip as a file. The request needs a secret in a header. With the share token, the file has no notes. */
export function exportTrip(app: App, { db, config, region }: Platform): void {
  for (const { url, type, ending, name, write } of FORMATS) {
    const options = {
      config: { right: 'trips.read' as const },
      schema: {
        tags: ['Viajes'],
        summary: `El viaje como ${name}`,
        params: TripParams,
        headers: ReadHeaders,
        produces: [type],
      },
    };
    app.get(url, options, async ({ actor, params, headers }: FastifyRequest, reply: FastifyReply) => {
      const { id } = params as { id: string };
      const { trip, access } = authorizeReader(await findTrip(db, config.REGION, id), { actor, headers });
      const document = documentFor(trip.document, access);
      const ids = document.days.flatMap(({ stops }) => stops.flatMap(({ place }) => place ?? []));
      const places = await placeNames(db, config.REGION, ids);
      keepConfidential(reply);
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="viaje.${ending}"`)
        .send(
          write({
            id: trip.id,
            document,
            places,
            timeZone: (await region.current()).settings.time_zone,
            publicUrl: config.PUBLIC_URL,
            updatedAt: trip.updated_at,
          }),
        );
    });
  }
}
