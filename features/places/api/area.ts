import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { preparePlaces } from './prepare-places.ts';
import { listPins } from './search/list-pins.ts';
import { listPlaces } from './search/list-places.ts';
import { suggestPlaces } from './search/suggest-places.ts';
import { showPlace } from './show-place.ts';

export const places: Area = {
  name: 'places',
  errors: PLACE_ERRORS,
  prepare: preparePlaces,
  routes(app, platform) {
    listPlaces(app, platform);
    showPlace(app, platform);
    listPins(app, platform);
    suggestPlaces(app, platform);
  },
};
