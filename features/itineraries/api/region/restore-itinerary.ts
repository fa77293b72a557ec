import { ITINERARY_ERRORS } from '#features/itineraries/contract/errors.ts';
import * as routes from '#features/itineraries/contract/region-routes.ts';
import type { RegionArt } from '#posters/art.ts';
import { problem } from '#server/errors.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { versionDocument } from './region.store.ts';
import { saveVersion } from './save-version.ts';

export function restoreItinerary(app: App, platform: Platform, art: RegionArt): void {
  serve(app, routes.restoreItinerary, async ({ params, body: { version }, actor }) => {
    const { id } = params;
    const document = await versionDocument(platform.db, platform.config.REGION, id, params.version);
    if (!document) throw problem(ITINERARY_ERRORS, 'itinerary_version_not_found');
    return saveVersion(platform, art, { id, version, document, actor, action: 'itineraries.restore' });
  });
}
