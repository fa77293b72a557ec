import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** Joins for SQL statements of other areas. Each join begins with `join`; a statement can write `left` before it. */
export const joinAccount = joinById('account');

/** The name of the account whose id is in a column of the table with the alias `of`; null if the column is empty. */
export const accountName = (of: string, column: string): RawBuilder<string | null> =>
  sql.raw(`(select who.name from account who where who.region_id = ${of}.region_id and who.id = ${of}.${column})`);

/** Tables for the `from` and `join` clauses of other areas' SQL statements. The statement chooses each alias. */
export const accountRows = rowsOf('account');
export const staffRows = rowsOf('staff');
