import * as routes from '#features/places/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findTwins } from './twins.store.ts';

export function findTwinPlaces(app: App, platform: Platform): void {
  const { db, config } = platform;
  serve(app, routes.findTwinPlaces, async ({ query: { name, ...around } }) => ({
    items: await findTwins(db, config.REGION, { name: name.trim(), ...around }),
  }));
}
