import { rowsOf } from '#server/database/rows-of.ts';

export const tripRows = rowsOf('trip');
