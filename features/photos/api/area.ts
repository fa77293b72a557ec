import type { Area } from '#server/platform.ts';
import { listPlacePhotos } from './list-place-photos.ts';
import { listTripPhotos } from './list-trip-photos.ts';

export const photos: Area = {
  name: 'photos',
  routes(app, platform) {
    listPlacePhotos(app, platform);
    listTripPhotos(app, platform);
  },
};
