import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** A join clause for SQL of other areas. The caller may write `left` before the clause. */
export const joinOrder = joinById('customer_order');

export const orderRows = rowsOf('customer_order');
