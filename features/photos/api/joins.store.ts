import { rowsOf } from '#server/database/rows-of.ts';

export const photoRows = rowsOf('photo');
