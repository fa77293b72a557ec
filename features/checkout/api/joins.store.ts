import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** Other areas use this join in their SQL. `left` before the join keeps rows without an order. */
export const joinOrder = joinById('customer_order');

/** Other areas use these tables in `from` and `join` clauses. Each statement chooses its own aliases. */
export const orderRows = rowsOf('customer_order');
