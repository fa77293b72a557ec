import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** Begins with `join`. A statement can put `left` before the text. */
export const joinAccount = joinById('account');

/** `of` is a table's alias. Null if the column is null. */
export const accountName = (of: string, column: string): RawBuilder<string | null> =>
  sql.raw(`(select who.name from account who where who.region_id = ${of}.region_id and who.id = ${of}.${column})`);

export const accountRows = rowsOf('account');
export const staffRows = rowsOf('staff');
