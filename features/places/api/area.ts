import { addQueue } from '#features/backoffice/api/public.ts';
import { PLACE_ERRORS } from '#features/places/contract/errors.ts';
import type { RowsOfPlace } from '#features/rows-of-place.ts';
import { addSearchSource } from '#features/search/api/public.ts';
import type { Rows } from '#server/database/rows-of.ts';
import type { Area } from '#server/platform.ts';
import { measureWays } from './legs/measure-ways.ts';
import { listSources } from './list-sources.ts';
import { mergePlaces } from './merge/merge-places.ts';
import { partsOfPlace } from './merge/parts-of-place.store.ts';
import { previewPlaceMerge } from './merge/preview-place-merge.ts';
import { showPlaceParts } from './merge/show-place-parts.ts';
import { splitPlace } from './merge/split-place.ts';
import { undoPlaceMove } from './merge/undo-place-move.ts';
import { preparePlaces } from './prepare-places.ts';
import { changePlaceFact } from './region/change-place-fact.ts';
import { changePlaceState } from './region/change-place-state.ts';
import { createPlace } from './region/create-place.ts';
import { differenceQueue } from './region/difference-queue.ts';
import { findTwinPlaces } from './region/find-twin-places.ts';
import { listRegionPlaces } from './region/list-region-places.ts';
import { settlePlaceDifference } from './region/settle-place-difference.ts';
import { showRegionPlace } from './region/show-region-place.ts';
import { undoPlaceChange } from './region/undo-place-change.ts';
import { listPins } from './search/list-pins.ts';
import { listPlaces } from './search/list-places.ts';
import { placeSource } from './search/place-source.ts';
import { suggestPlaces } from './search/suggest-places.ts';
import { showPlace } from './show-place.ts';

/**
 * Parts of areas that come later.
 * @param operators the rows of `operator` (`operatorRows`)
 * @param others rows of other areas that name a place
 */
export const places = (operators: Rows, others: readonly RowsOfPlace[] = []): Area => ({
  name: 'places',
  errors: PLACE_ERRORS,
  prepare: preparePlaces,
  jobs: { 'places/measure-ways': measureWays },
  routes(app, platform) {
    listPlaces(app, platform);
    showPlace(app, platform);
    listPins(app, platform);
    suggestPlaces(app, platform);
    listSources(app, platform);
    listRegionPlaces(app, platform);
    findTwinPlaces(app, platform);
    createPlace(app, platform, operators);
    showRegionPlace(app, platform, operators);
    changePlaceFact(app, platform, operators);
    undoPlaceChange(app, platform, operators);
    settlePlaceDifference(app, platform, operators);
    changePlaceState(app, platform, operators);
    addSearchSource(platform, placeSource);
    previewPlaceMerge(app, platform, operators, [...others, partsOfPlace]);
    mergePlaces(app, platform, operators, [...others, partsOfPlace]);
    showPlaceParts(app, platform, operators, others);
    splitPlace(app, platform, operators, others);
    undoPlaceMove(app, platform, operators, [...others, partsOfPlace]);
    addQueue(platform, differenceQueue);
  },
});
