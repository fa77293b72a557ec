import * as routes from '#features/trips/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { placeViews } from '../traveller/place.view.ts';
import { publicTripView, shownDays } from './public-trip.view.ts';
import { readPublicTrips } from './public-trips.store.ts';

export function listPublicTrips(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listPublicTrips, async ({ query: { cursor, limit = PAGE_SIZE, ...filter } }) => {
    const found = await readPublicTrips(db, config.REGION, {
      ...filter,
      limit: limit + 1,
      after: readTimeCursor(cursor),
    });
    const { rows, next } = cutPage(found, limit);
    const stops = rows.flatMap(shownDays).flatMap((day) => day.stops);
    const views = await placeViews(
      platform,
      stops.flatMap(({ place }) => place ?? []),
    );
    const places = new Map(views.map((place) => [place.id, place]));
    return { items: rows.map((row) => publicTripView(row, places)), next };
  });
}
