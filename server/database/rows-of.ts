import { type RawBuilder, sql } from 'kysely';

/**
 * Builds the name of a table, with an alias if it is given, for `from` and `join` in the SQL statements of other areas: `from ${bookingRows('b')}`. An area exports
 * `rowsOf('<table>')` for each of its tables that other areas join by other columns than its id.
 */
export const rowsOf =
  (table: string) =>
  (alias = table): RawBuilder<unknown> =>
    sql.raw(`${table} ${alias}`);
