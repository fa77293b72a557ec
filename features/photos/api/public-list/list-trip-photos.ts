import * as routes from '#features/photos/contract/routes.ts';
import { askedOwner } from '#features/reviews/api/public.ts';
import { tripOwner } from '#features/trips/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { photosPage } from './photos-page.ts';

export function listTripPhotos(app: App, platform: Platform): void {
  serve(app, routes.listTripPhotos, async ({ query, actor, headers }) => {
    const owner = await askedOwner(platform, tripOwner, query.trip, { actor, headers });
    return photosPage(platform, owner, query);
  });
}
