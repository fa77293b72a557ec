import { photoRoutes } from '#features/photos/contract/routes.ts';
import { placeOwner } from '#features/places/api/public.ts';
import { tripOwner } from '#features/trips/api/public.ts';
import type { Area } from '#server/platform.ts';
import { listPhotos } from './list-photos.ts';

/** Lists the photos of places and of trips. */
export const photos: Area = {
  name: 'photos',
  routes(app, platform) {
    listPhotos(app, platform, placeOwner, photoRoutes.company);
    listPhotos(app, platform, tripOwner, photoRoutes.trip);
  },
};
