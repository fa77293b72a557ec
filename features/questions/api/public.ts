export { countUnanswered } from './answers/case.store.ts';
export { questionRows } from './joins.store.ts';
