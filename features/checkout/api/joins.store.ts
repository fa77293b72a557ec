import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** For the SQL of other areas. `left` before the join keeps rows without an order. */
export const joinOrder = joinById('customer_order');

/** For `from` and `join` clauses of other areas. */
export const orderRows = rowsOf('customer_order');
