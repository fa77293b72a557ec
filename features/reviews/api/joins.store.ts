import { rowsOf } from '#server/database/rows-of.ts';

export const reviewRows = rowsOf('comment');
