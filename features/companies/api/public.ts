export { findPlaceId, type PlaceName, placeNames } from './place-names.store.ts';
