export { ownersOfPlace, reportsOfPlace } from './rows-of-place.store.ts';
