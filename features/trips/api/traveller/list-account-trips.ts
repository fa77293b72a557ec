import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { keepConfidential } from '#server/http/confidential.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { withCredits } from '../published/credit.ts';
import { tripView } from '../trip.view.ts';
import { readAccountTrips } from './account-trips.store.ts';
import { placeViews } from './place.view.ts';

/** The response contains the whole documents, because a new device stores the trips for use without a network. */
export function listAccountTrips(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listAccountTrips, async (request, reply) => {
    const limit = request.query.limit ?? PAGE_SIZE;
    const after = readTimeCursor(request.query.cursor);
    const found = await readAccountTrips(db, config.REGION, personOf(request).accountId, limit + 1, after);
    const { rows, next } = cutPage(found, limit);
    const stops = rows.flatMap(({ document }) => document.days.flatMap((day) => day.stops));
    keepConfidential(reply);
    return {
      items: await withCredits(
        platform,
        rows.map((trip) => tripView(trip, 'edit')),
      ),
      places: await placeViews(
        platform,
        stops.flatMap(({ place }) => place ?? []),
      ),
      next,
    };
  });
}
