import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** A join on orders for other areas' SQL. Write `left` before it when the order may be missing. */
export const joinOrder = joinById('customer_order');

/** Tables for the `from` and `join` clauses of other areas' SQL statements. The statement chooses each alias. */
export const orderRows = rowsOf('customer_order');
