import * as routes from '#features/photos/contract/owned-routes.ts';
import type { Owners } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { arrangeFor } from '../arrange-for.ts';
import { findOwnPlace, photosOfPlace } from './photos-of-place.ts';

export function arrangeOwnedPhotos(app: App, platform: Platform, owners: Owners): void {
  serve(app, routes.arrangeOwnedPhotos, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { actor, params, body } = request;
    const owner = await findOwnPlace(platform, owners, params.placeId, request);
    await arrangeFor(platform, { owner, ids: body.ids, actor });
    return photosOfPlace(platform, owner);
  });
}
