export { countUnanswered } from './answers/case.store.ts';
export { answerRows, questionRows } from './joins.store.ts';
