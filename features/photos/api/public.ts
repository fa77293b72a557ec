export { photoRows } from './joins.store.ts';
