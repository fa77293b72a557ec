import { personOf } from '#features/accounts/api/public.ts';
import * as routes from '#features/trips/contract/routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readGathered } from './account-trips.store.ts';
import { placeViews } from './place.view.ts';

export function listGatheredPlaces(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.listGatheredPlaces, async (request) => {
    const ids = await readGathered(db, config.REGION, personOf(request).accountId);
    return { places: await placeViews(platform, ids) };
  });
}
