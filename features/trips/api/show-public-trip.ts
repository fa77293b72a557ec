import { EDIT_SECRET_HEADER, SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findTrip } from './trip.store.ts';
import { tripView } from './trip.view.ts';
import { authorizeReader, isListed } from './trip-access.ts';

export function showPublicTrip(app: App, { db, config }: Platform): void {
  serve(app, routes.showPublicTrip, async ({ actor, params, headers }, reply) => {
    const trip = await findTrip(db, config.REGION, params.id);
    const withSecret = headers[EDIT_SECRET_HEADER] !== undefined || headers[SHARE_TOKEN_HEADER] !== undefined;
    if (trip && isListed(trip) && !withSecret) return tripView(trip, 'public');
    const reading = authorizeReader(trip, { actor, headers });
    keepConfidential(reply);
    return tripView(reading.trip, reading.access);
  });
}
