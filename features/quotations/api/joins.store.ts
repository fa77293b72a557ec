import { rowsOf } from '#server/database/rows-of.ts';

export const offerRows = rowsOf('offer');
