import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** Joins for the SQL statements of other areas. Each is `join … on …`; write `left` before it where the row may be missing. */
export const joinOrder = joinById('customer_order');

/** Tables for `from` and `join` in the SQL statements of other areas, each with the alias that the statement uses. */
export const orderRows = rowsOf('customer_order');
