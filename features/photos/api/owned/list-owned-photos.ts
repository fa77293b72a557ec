import * as routes from '#features/photos/contract/owned-routes.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { findOwnPlace, photosOfPlace } from './photos-of-place.ts';

export function listOwnedPhotos(app: App, platform: Platform, owners: Owners): void {
  serve(app, routes.listOwnedPhotos, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return photosOfPlace(platform, await findOwnPlace(platform, owners, request.params.placeId, request));
  });
}
