import { rowsOf } from '#server/database/rows-of.ts';

export const resellerKeyRows = rowsOf('reseller_key');
