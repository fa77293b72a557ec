import { ITINERARY_ERRORS } from '#features/itineraries/contract/errors.ts';
import * as routes from '#features/itineraries/contract/routes.ts';
import { regionClock } from '#features/organisation/api/public.ts';
import { readCards } from '#features/places/api/public.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findItinerary } from './itinerary.store.ts';
import { itineraryView } from './itinerary.view.ts';

export function showItinerary(app: App, { db, config, region }: Platform): void {
  serve(app, routes.showItinerary, async ({ params }) => {
    const itinerary = await findItinerary(db, config.REGION, params.idOrSlug);
    if (!itinerary) throw problem(ITINERARY_ERRORS, 'itinerary_not_found');
    const clock = regionClock(await region.current());
    return itineraryView(itinerary, await readCards(db, config.REGION, itinerary.places, clock));
  });
}
