import { listGenders } from '#features/accounts/contract/routes.ts';
import {
  findNearestAmenities,
  listAmenities,
  listAmenityKinds,
  showEmergencyHelp,
} from '#features/amenities/contract/routes.ts';
import { listItineraries, showItinerary } from '#features/itineraries/contract/routes.ts';
import { findAddresses, findBusLines } from '#features/maps/contract/routes.ts';
import { showOpenData } from '#features/open-data/contract/routes.ts';
import { listPlacePhotos } from '#features/photos/contract/routes.ts';
import { listPins, listPlaces, listSources, showPlace, suggestPlaces } from '#features/places/contract/routes.ts';
import { listPlaceQuestions } from '#features/questions/contract/routes.ts';
import { listPlaceReviews } from '#features/reviews/contract/routes.ts';
import { requestOf } from '#tests/call.ts';
import { type Operations, row } from '../operation.ts';
import { ANYBODY, EVERYBODY } from '../roles.ts';

export const regionOperations: Operations = {
  ...row(listGenders, { lets: EVERYBODY, request: () => requestOf(listGenders) }),
  ...row(listPlaces, { lets: EVERYBODY, request: () => requestOf(listPlaces) }),
  ...row(listSources, { lets: ANYBODY, request: () => requestOf(listSources) }),
  ...row(showPlace, {
    lets: EVERYBODY,
    request: ({ place }) => requestOf(showPlace, { params: { idOrSlug: place } }),
  }),
  ...row(listPlacePhotos, { lets: EVERYBODY, request: () => requestOf(listPlacePhotos) }),
  ...row(listPlaceQuestions, { lets: EVERYBODY, request: () => requestOf(listPlaceQuestions) }),
  ...row(listPlaceReviews, { lets: EVERYBODY, request: () => requestOf(listPlaceReviews) }),
  ...row(listItineraries, { lets: EVERYBODY, request: () => requestOf(listItineraries) }),
  ...row(showItinerary, {
    lets: EVERYBODY,
    request: ({ itinerary }) => requestOf(showItinerary, { params: { idOrSlug: itinerary } }),
  }),
  ...row(listAmenities, { lets: ANYBODY, request: () => requestOf(listAmenities, { query: { kind: 'pharmacy' } }) }),
  ...row(listAmenityKinds, { lets: ANYBODY, request: () => requestOf(listAmenityKinds) }),
  ...row(findNearestAmenities, {
    lets: ANYBODY,
    request: () => requestOf(findNearestAmenities, { query: { at: '-79.0288,-8.1118' } }),
  }),
  ...row(showEmergencyHelp, { lets: ANYBODY, request: () => requestOf(showEmergencyHelp) }),
  ...row(findBusLines, {
    lets: ANYBODY,
    request: () => requestOf(findBusLines, { query: { from: '-79.03,-8.11', to: '-79.12,-8.08' } }),
  }),
  ...row(findAddresses, { lets: ANYBODY, request: () => requestOf(findAddresses, { query: { q: 'Pizarro 350' } }) }),
  ...row(showOpenData, { lets: ANYBODY, request: () => requestOf(showOpenData) }),
  ...row(listPins, { lets: ANYBODY, request: () => requestOf(listPins) }),
  ...row(suggestPlaces, { lets: ANYBODY, request: () => requestOf(suggestPlaces, { query: { q: 'huaca' } }) }),
};
