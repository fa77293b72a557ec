export { AddToTripContext } from './add-to-trip.ts';
export { type ExploreData, loadExplore } from './explore/explore-data.ts';
export { NO_FILTERS } from './explore/explore-filters.ts';
export { ExploreScreen } from './explore/explore-screen.tsx';
export { loadPlace, type PlaceData } from './place/place-data.ts';
export { placeJsonLd } from './place/place-json-ld.ts';
export { PlaceScreen } from './place/place-screen.tsx';
export { Voices } from './place/place-voices.tsx';
/** Call this function only when the page is idle, because the module includes the large query library. */
export const loadPlaceSearch = () => import('./place-search.tsx');
