import * as routes from '#features/photos/contract/routes.ts';
import { placeOwner } from '#features/places/api/public.ts';
import { askedOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { photosPage } from './photos-page.ts';

export function listPlacePhotos(app: App, platform: Platform): void {
  serve(app, routes.listPlacePhotos, async ({ query, actor, headers }) => {
    const owner = await askedOwner(platform, placeOwner, query.company, { actor, headers });
    return photosPage(platform, owner, query);
  });
}
