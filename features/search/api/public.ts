export { isNameOf, questionOf, type SearchQuestion, tsqueryOf } from './question.rules.ts';
export { addSearchSource, type Found, findGroups, readQuestion, type SearchSource } from './sources.ts';
export { type AddedSynonym, readAddedSynonyms } from './synonyms.store.ts';
export { FUNCTION_WORDS, keyOf, meaningful, plainText, plainWords } from './words.rules.ts';
