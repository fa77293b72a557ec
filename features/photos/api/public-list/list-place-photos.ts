import * as routes from '#features/photos/contract/routes.ts';
import { askedOwner, insteadOf, type PublicOwner } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { photosPage } from './photos-page.ts';

export function listPlacePhotos(app: App, platform: Platform, place: PublicOwner): void {
  serve(app, routes.listPlacePhotos, async ({ query, actor, headers }) => {
    const owner = await askedOwner(platform, place.owner, query.company, { actor, headers });
    return photosPage(platform, owner.id === null ? owner : await insteadOf(platform, place, owner.id), query);
  });
}
