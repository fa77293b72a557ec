import { rowsOf } from '#server/database/rows-of.ts';

/** SQL for `from` and `join` in statements of other areas: the table `closure` with an alias. */
export const closureRows = rowsOf('closure');
