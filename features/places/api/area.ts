import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { Area } from '#server/platform.ts';
import { measureWays } from './legs/measure-ways.ts';
import { preparePlaces } from './prepare-places.ts';
import { changePlaceFact } from './region/change-place-fact.ts';
import { changePlaceState } from './region/change-place-state.ts';
import { createPlace } from './region/create-place.ts';
import { listRegionPlaces } from './region/list-region-places.ts';
import { showRegionPlace } from './region/show-region-place.ts';
import { undoPlaceChange } from './region/undo-place-change.ts';
import { listPins } from './search/list-pins.ts';
import { listPlaces } from './search/list-places.ts';
import { suggestPlaces } from './search/suggest-places.ts';
import { showPlace } from './show-place.ts';

export const places: Area = {
  name: 'places',
  errors: PLACE_ERRORS,
  prepare: preparePlaces,
  jobs: { 'places/measure-ways': measureWays },
  routes(app, platform) {
    listPlaces(app, platform);
    showPlace(app, platform);
    listPins(app, platform);
    suggestPlaces(app, platform);
    listRegionPlaces(app, platform);
    createPlace(app, platform);
    showRegionPlace(app, platform);
    changePlaceFact(app, platform);
    undoPlaceChange(app, platform);
    changePlaceState(app, platform);
  },
};
