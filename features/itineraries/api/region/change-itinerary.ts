import * as routes from '#features/itineraries/contract/region-routes.ts';
import type { RegionArt } from '#posters/art.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { saveVersion } from './save-version.ts';

export function changeItinerary(app: App, platform: Platform, art: RegionArt): void {
  serve(app, routes.changeItinerary, ({ params: { id }, body: { version, document }, actor }) =>
    saveVersion(platform, art, { id, version, document, actor, action: 'itineraries.change' }),
  );
}
