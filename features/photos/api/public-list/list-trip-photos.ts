import * as routes from '#features/photos/contract/routes.ts';
import { askedOwner, type PublicOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { photosPage } from './photos-page.ts';

export function listTripPhotos(app: App, platform: Platform, trip: PublicOwner): void {
  serve(app, routes.listTripPhotos, async ({ query, actor, headers }) => {
    const owner = await askedOwner(platform, trip.owner, query.trip, { actor, headers });
    return photosPage(platform, owner, query);
  });
}
