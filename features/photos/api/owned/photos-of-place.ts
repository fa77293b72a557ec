import { authorize } from '#features/accounts/api/public.ts';
import { findOwner, type Owners } from '#features/reviews/api/public.ts';
import type { Platform } from '#server/platform.ts';
import { MOST_PHOTOS_PER_PLACE } from '#server/storage/photo-settings.ts';
import { photosPage } from '../public-list/photos-page.ts';

type Asking = Parameters<typeof findOwner>[3];
type Found = Awaited<ReturnType<typeof findOwner>>;

/** @throws a problem if the person is not in the team of the place */
export function findOwnPlace(platform: Platform, owners: Owners, placeId: string, asking: Asking): Promise<Found> {
  authorize(asking.actor, 'place.run', { placeId });
  return findOwner(platform, owners, { kind: 'company', id: placeId }, asking);
}

/** The photos that readers see. */
export async function photosOfPlace(platform: Platform, owner: Found) {
  const { items } = await photosPage(platform, owner, { limit: MOST_PHOTOS_PER_PLACE });
  return { items };
}
