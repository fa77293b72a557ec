import * as routes from '#features/itineraries/contract/region-routes.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { regionItineraryRows } from './region.store.ts';
import { rowView } from './region.view.ts';

export function listRegionItineraries(app: App, { db, config }: Platform): void {
  serve(app, routes.listRegionItineraries, async () => ({
    items: (await regionItineraryRows(db, config.REGION)).map(rowView),
  }));
}
