import { type RawBuilder, sql } from 'kysely';

export type Rows = (alias?: string) => RawBuilder<unknown>;

/**
 * Builds a function that names a table in the SQL of other areas: `from ${bookingRows('b')}`. An area exports `rowsOf('<table>')` for each of its
 * tables that other areas join by a column that is not the id.
 */
export const rowsOf =
  (table: string): Rows =>
  (alias = table) =>
    sql.raw(`${table} ${alias}`);
