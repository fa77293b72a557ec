import { rowsOf } from '#server/database/rows-of.ts';

export const questionRows = rowsOf('question');
export const answerRows = rowsOf('answer');
