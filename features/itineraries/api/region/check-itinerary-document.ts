import { ITINERARY_ERRORS } from '#features/itineraries/contract/errors.ts';
import * as routes from '#features/itineraries/contract/region-routes.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { checkItinerary } from './check-itinerary.ts';
import { regionItineraryRow } from './region.store.ts';

export function checkItineraryDocument(app: App, { db, config, region }: Platform): void {
  serve(app, routes.checkItineraryDocument, async ({ params, body: { document, weekday } }) => {
    const row = await regionItineraryRow(db, config.REGION, params.id);
    if (!row) throw problem(ITINERARY_ERRORS, 'itinerary_not_found');
    return (await checkItinerary(db, await region.current(), document, weekday)).check;
  });
}
