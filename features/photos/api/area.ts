import { photoRoutes } from '#features/photos/contract/routes.ts';
import { placeOwner } from '#features/places/api/public.ts';
import { tripOwner } from '#features/trips/api/public.ts';
import type { Area } from '#server/platform.ts';
import { listPhotos } from './list-photos.ts';

/** Photos of places and of trips share one mechanism. */
export const photos: Area = {
  name: 'photos',
  routes(app, platform) {
    listPhotos(app, platform, placeOwner, photoRoutes.company);
    listPhotos(app, platform, tripOwner, photoRoutes.trip);
  },
};
