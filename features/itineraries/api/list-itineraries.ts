import * as routes from '#features/itineraries/contract/routes.ts';
import { placeNames } from '#features/places/api/public.ts';
import { readQuestion, tsqueryOf } from '#features/search/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readItineraries } from './itinerary.store.ts';
import { itineraryCard } from './itinerary.view.ts';

export function listItineraries(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listItineraries, async ({ query }) => {
    const { q, ...only } = query;
    const words = q ? tsqueryOf(await readQuestion(platform, q)) : '';
    const rows = await readItineraries(db, config.REGION, { ...only, words });
    const places = await placeNames(db, config.REGION, [...new Set(rows.flatMap((row) => row.places))]);
    return { items: rows.map((row) => itineraryCard(row, places)) };
  });
}
