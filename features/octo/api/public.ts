export { resellerKeyRows } from './joins.store.ts';
