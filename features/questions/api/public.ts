export { answerRows, questionRows } from './joins.store.ts';
