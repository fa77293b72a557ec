export { questionRows } from './joins.store.ts';
export { questionsOfPlace } from './rows-of-place.store.ts';
