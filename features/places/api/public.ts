export { importRegion } from './import/import-region.ts';
export { legTable, prepareBarredLegs } from './legs/region-legs.ts';
export { type OperatorPlaceRow, saveOperatorPlace } from './operator-place.store.ts';
export { type PlaceName, placeNames } from './place-names.store.ts';
export { placeOwner } from './place-owner.ts';
export { placesInBox } from './places-in-box.store.ts';
export { type PlanningPlace, planningPlaces } from './planning-places.store.ts';
export { readCards } from './read-cards.ts';
