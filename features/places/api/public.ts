export { type CheckedPlace, checkedPlaces } from './checked-places.store.ts';
export { districtsOf } from './districts.store.ts';
export { Grid } from './import/grid.ts';
export { importRegion } from './import/import-region.ts';
export { KINDS, type Kind, kindOfTags } from './import/kinds.rules.ts';
export { listKnownPlaces, type StoredPlace } from './import/known-places.store.ts';
export { compare } from './import/merge.rules.ts';
export {
  nameKey,
  readPhones,
  readWebsite,
  similarity,
  slugOf,
  spanishCapitals,
  tidyName,
} from './import/names.rules.ts';
export type { SourceRecord, StatedFees } from './import/source-record.ts';
export { importStaffRecords, type Outcome, type UndoResult, undoStaffImport } from './import/staff-import.ts';
export { joinPlace, joinPlaceOf, placeRows, placeSlug, placeSourceRows } from './joins.store.ts';
export { legTable, prepareBarredLegs, routesThrough } from './legs/region-legs.ts';
export { searchEach } from './legs/search-roads.ts';
export { type OperatorPlaceRow, saveOperatorPlace } from './operator-place.store.ts';
export { type PlaceContact, placeContacts } from './place-contacts.store.ts';
export { type PlaceName, placeNames } from './place-names.store.ts';
export { placeOwner } from './place-owner.ts';
export { type NewestPlace, newestPlaces, type PlacePage, placePages } from './place-pages.store.ts';
export { placeSources } from './place-sources.store.ts';
export { type ImportedPlace, placesByKey } from './places-by-key.store.ts';
export { placesInBox } from './places-in-box.store.ts';
export { type PlanningPlace, planningPlaces } from './planning-places.store.ts';
export { readCards } from './read-cards.ts';
export { districtSpelling } from './region/derived.ts';
