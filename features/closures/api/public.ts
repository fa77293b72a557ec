export { announceForPlace, endForPlace, type OwnClosure, readOwnClosures } from './announce-for-place.ts';
export { type AnnouncedClosure, announcedClosures } from './announced.store.ts';
export { barriersOn } from './barriers-on.ts';
export { barriersOf, closedPlaces, type PlaceNotices, placeNotices } from './effects.rules.ts';
export { closuresBetween } from './in-force.store.ts';
export { closureRows } from './joins.store.ts';
export { closuresOfPlace } from './rows-of-place.store.ts';
