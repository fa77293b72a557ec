import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** SQL that begins with `join`. */
export const joinAccount = joinById('account');

/** SQL for the name of the account whose id is in `column` of the table `of`. */
export const accountName = (of: string, column: string): RawBuilder<string | null> =>
  sql.raw(`(select who.name from account who where who.region_id = ${of}.region_id and who.id = ${of}.${column})`);

export const accountRows = rowsOf('account');
export const staffRows = rowsOf('staff');
