import * as routes from '#features/trips/contract/export-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readExportedTrip } from './exported-trip.ts';
import { readTracks } from './trip-tracks.ts';

export function exportTripTrack(app: App, platform: Platform): void {
  serve(app, routes.exportTripTrack, async ({ actor, params, headers }, reply) => {
    const trip = await readExportedTrip(platform, params.id, { actor, headers });
    const tracks = await readTracks(platform, trip.document);
    const { tripGpx } = await import('./trip-gpx.rules.ts');
    keepConfidential(reply);
    return reply
      .type('application/gpx+xml; charset=utf-8')
      .header('content-disposition', 'attachment; filename="viaje.gpx"')
      .send(tripGpx(trip, tracks));
  });
}
