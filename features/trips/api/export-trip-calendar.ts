import * as routes from '#features/trips/contract/export-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readExportedTrip } from './exported-trip.ts';
import { tripCalendar } from './trip-export.rules.ts';

export function exportTripCalendar(app: App, platform: Platform): void {
  serve(app, routes.exportTripCalendar, async ({ actor, params, headers }, reply) => {
    const trip = await readExportedTrip(platform, params.id, { actor, headers });
    keepConfidential(reply);
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'attachment; filename="viaje.ics"')
      .send(tripCalendar(trip));
  });
}
