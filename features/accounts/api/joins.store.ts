import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/**
 * Other areas use this join in their SQL. The text begins with `join`, so a statement can put `left` before the text.
 */
export const joinAccount = joinById('account');

/** Name of the account whose id is in a column of the table with the alias `of`. Null if the column is empty. */
export const accountName = (of: string, column: string): RawBuilder<string | null> =>
  sql.raw(`(select who.name from account who where who.region_id = ${of}.region_id and who.id = ${of}.${column})`);

/** Other areas use these tables in `from` and `join` clauses. Each statement chooses its own aliases. */
export const accountRows = rowsOf('account');
export const staffRows = rowsOf('staff');
