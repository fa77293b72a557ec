import { EDIT_SECRET_HEADER, SHARE_TOKEN_HEADER } from '#features/trips/contract/kept-trip.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { placeViews } from '../traveller/place.view.ts';
import { findTrip } from '../trip.store.ts';
import { tripView } from '../trip.view.ts';
import { authorizeReader, isListed } from '../trip-access.ts';
import { withCredit } from './credit.ts';
import { publishedView } from './public-trip.view.ts';
import { countCopies } from './public-trips.store.ts';
import { findLive } from './publication.store.ts';
import { placesIn } from './snapshot.rules.ts';

export function showPublicTrip(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.showPublicTrip, async ({ actor, params, headers }, reply) => {
    const trip = await findTrip(db, config.REGION, params.id);
    const withSecret = headers[EDIT_SECRET_HEADER] !== undefined || headers[SHARE_TOKEN_HEADER] !== undefined;
    const live = trip && isListed(trip) && !withSecret ? await findLive(db, config.REGION, trip.id) : undefined;
    if (trip && live) {
      const places = await placeViews(platform, placesIn(live.document!));
      const copies = await countCopies(db, config.REGION, trip.id);
      return withCredit(platform, publishedView(trip, live, { places, copies }));
    }
    const reading = authorizeReader(trip, { actor, headers });
    keepConfidential(reply);
    return withCredit(platform, tripView(reading.trip, reading.access));
  });
}
