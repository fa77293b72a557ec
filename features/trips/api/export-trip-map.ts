import * as routes from '#features/trips/contract/export-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readExportedTrip } from './exported-trip.ts';
import { tripGeoJson } from './trip-export.rules.ts';

export function exportTripMap(app: App, platform: Platform): void {
  serve(app, routes.exportTripMap, async ({ actor, params, headers }, reply) => {
    const trip = await readExportedTrip(platform, params.id, { actor, headers });
    keepConfidential(reply);
    return reply
      .type('application/geo+json; charset=utf-8')
      .header('content-disposition', 'attachment; filename="viaje.geojson"')
      .send(JSON.stringify(tripGeoJson(trip)));
  });
}
