import { rowsOf } from '#server/database/rows-of.ts';

/** Tables for the `from` and `join` clauses of other areas' SQL statements. The statement chooses each alias. */
export const closureRows = rowsOf('closure');
