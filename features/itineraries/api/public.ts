export { findLocalTrip } from './find-local-trip.store.ts';
export { importItineraries, openItineraries } from './import-itineraries.ts';
export { itinerariesThrough } from './itineraries-through.store.ts';
export { type ItineraryPage, itineraryPages } from './itinerary-pages.store.ts';
export { itineraryRows } from './joins.store.ts';
export { itinerariesOfPlace } from './rows-of-place.store.ts';
