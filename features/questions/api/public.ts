export { questionRows } from './joins.store.ts';
