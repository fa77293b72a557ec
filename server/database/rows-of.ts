import { type RawBuilder, sql } from 'kysely';

/** Names a table in a statement, with an alias if it is given. */
export type Rows = (alias?: string) => RawBuilder<unknown>;

/**
 * Builds the name of a table, with an alias if it is given, for `from` and `join` in the SQL statements of other areas: `from ${bookingRows('b')}`. An area exports
 * `rowsOf('<table>')` for each of its tables that other areas join by other columns than its id.
 */
export const rowsOf =
  (table: string): Rows =>
  (alias = table) =>
    sql.raw(`${table} ${alias}`);
