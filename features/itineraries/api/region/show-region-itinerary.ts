import * as routes from '#features/itineraries/contract/region-routes.ts';
import type { RegionArt } from '#posters/art.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { readEditor } from './itinerary-access.ts';

export function showRegionItinerary(app: App, platform: Platform, art: RegionArt): void {
  serve(app, routes.showRegionItinerary, ({ params, actor }) => readEditor(platform, art, params.id, actor));
}
