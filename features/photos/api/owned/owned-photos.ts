import { authorize } from '#features/accounts/api/public.ts';
import * as routes from '#features/photos/contract/owned-routes.ts';
import { findOwner, type Owners } from '#features/reviews/api/public.ts';
import { serve } from '#server/http/serve.ts';
import type { App, Platform } from '#server/platform.ts';
import { MOST_PHOTOS_PER_PLACE } from '#server/storage/photo-settings.ts';
import { arrangeFor } from '../arrange-for.ts';
import { photosPage } from '../public-list/photos-page.ts';

type Asking = Parameters<typeof findOwner>[3];

/** The team of a place sees what readers see, and chooses the order. */
export function ownedPhotos(app: App, platform: Platform, owners: Owners): void {
  const ownerOf = (placeId: string, { actor, headers }: Asking) => {
    authorize(actor, 'place.run', { placeId });
    return findOwner(platform, owners, { kind: 'company', id: placeId }, { actor, headers });
  };
  const listed = async (owner: { kind: string; id: string }) => {
    const { items } = await photosPage(platform, owner, { limit: MOST_PHOTOS_PER_PLACE });
    return { items };
  };

  serve(app, routes.listOwnedPhotos, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return listed(await ownerOf(request.params.placeId, request));
  });

  serve(app, routes.arrangeOwnedPhotos, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const { actor, params, body } = request;
    const owner = await ownerOf(params.placeId, request);
    await arrangeFor(platform, { owner, ids: body.ids, actor });
    return listed(owner);
  });
}
