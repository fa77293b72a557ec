export { photoRows } from './joins.store.ts';
export { photosOfPlace } from './rows-of-place.store.ts';
