import * as routes from '#features/trips/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import { cutPage, PAGE_SIZE, readTimeCursor } from '#server/http/time-cursor.ts';
import type { App, Platform } from '#server/platform.ts';
import { readPublicTrips } from './trip.store.ts';
import { publicTripView } from './trip.view.ts';

export function listPublicTrips(app: App, { db, config }: Platform): void {
  serve(app, routes.listPublicTrips, async ({ query }) => {
    const limit = query.limit ?? PAGE_SIZE;
    const found = await readPublicTrips(db, config.REGION, limit + 1, readTimeCursor(query.cursor));
    const { rows, next } = cutPage(found, limit);
    return { items: rows.map(publicTripView), next };
  });
}
