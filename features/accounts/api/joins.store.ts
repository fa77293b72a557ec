import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** Joins for the SQL statements of other areas. Each is `join … on …`; write `left` before it where the row may be missing. */
export const joinAccount = joinById('account');

/** The name of the account whose id is in a column of the table with the alias `of`; null if the column is empty. */
export const accountName = (of: string, column: string): RawBuilder<string | null> =>
  sql.raw(`(select who.name from account who where who.region_id = ${of}.region_id and who.id = ${of}.${column})`);

/** Tables for `from` and `join` in the SQL statements of other areas, each with the alias that the statement uses. */
export const accountRows = rowsOf('account');
export const staffRows = rowsOf('staff');
