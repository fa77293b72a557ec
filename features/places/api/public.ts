export { type CheckedPlace, checkedPlaces } from './checked-places.store.ts';
export { districtsOf } from './districts.store.ts';
export { demoteStale, listClaimedPlaces, listPlacesToConfirm } from './freshness.store.ts';
export { removePlaces, untouchedPlaces } from './import/added.store.ts';
export { Grid } from './import/grid.ts';
export { lockImports } from './import/import.store.ts';
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
export { isTravellersPlace } from './import/travellers-place.rules.ts';
export { joinPlace, joinPlaceOf, placeRows, placeSlug, placeSourceRows } from './joins.store.ts';
export { legTable, prepareBarredLegs, routesThrough } from './legs/region-legs.ts';
export { searchEach } from './legs/search-roads.ts';
export { mergedPlaces as mergedIds } from './merge/former-place.store.ts';
export { type OperatorPlaceRow, saveOperatorPlace } from './operator-place.store.ts';
export { type ClaimablePlace, findClaimablePlace, movePlaceClaim } from './place-claim.store.ts';
export { type PlaceContact, placeContacts } from './place-contacts.store.ts';
export { findPlaceId as findPublicPlace, type PlaceName, placeNames } from './place-names.store.ts';
export { placeOwner } from './place-owner.ts';
export { type NewestPlace, newestPlaces, type PlacePage, placePages } from './place-pages.store.ts';
export { placeSources } from './place-sources.store.ts';
export { placeTeam } from './place-team.store.ts';
export { isPlaceRunBy, placeReviewParts, placeVisitSite } from './place-visits.ts';
export { type ImportedPlace, placesByKey } from './places-by-key.store.ts';
export { placesInBox } from './places-in-box.store.ts';
export { type PlanningPlace, planningPlaces } from './planning-places.store.ts';
export { readCards } from './read-cards.ts';
export { listPlaceSnapshots, type PlaceSnapshot, readSnapshots } from './region/bulk-places.ts';
export { movePlaceAlong } from './region/change-place-state.ts';
export { changesSince } from './region/changes-since.store.ts';
export { confirmHours } from './region/confirm-hours.ts';
export {
  type Correction,
  correctFact,
  type PreparedFact,
  prepareFact,
  storeFact,
  tidyFact,
} from './region/correct-fact.ts';
export { addPlace, type PreparedPlace, preparePlace } from './region/create-place.ts';
export { districtSpelling } from './region/derived.ts';
export { isSameFact, tidyPhone, tidyPhones } from './region/facts.rules.ts';
export { findPlaceClaim, lockPlaceFacts, positionBeforeTeam, readPlaceFacts } from './region/owned-facts.store.ts';
export { lockExistingPlace, readRegionPlace } from './region/place-access.ts';
export type { RegionRow } from './region/region.store.ts';
export { undoCorrection, undoIn } from './region/undo-correction.ts';
