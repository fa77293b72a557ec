export { countUnanswered } from './answers/case.store.ts';
export { answerRows, questionRows } from './joins.store.ts';
export { questionsOfPlace } from './rows-of-place.store.ts';
