import * as routes from '#features/trips/contract/publication-routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findTrip } from '../trip.store.ts';
import { authorizeEditor } from '../trip-access.ts';
import { publicationOfTrip } from './publication-of-trip.ts';

export function showPublication(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showPublication, async ({ actor, params, headers, query }, reply) => {
    const trip = authorizeEditor(await findTrip(db, config.REGION, params.id), { actor, headers });
    keepConfidential(reply);
    return publicationOfTrip(platform, trip, { notes: query.notes ?? false });
  });
}
