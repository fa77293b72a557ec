import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** For SQL of other areas. The SQL begins with `join`. The caller may write `left` before this SQL. */
export const joinOrder = joinById('customer_order');

/** For `from` and `join` clauses of other areas. */
export const orderRows = rowsOf('customer_order');
