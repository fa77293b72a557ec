export { itinerariesThrough } from './itineraries-through.store.ts';
