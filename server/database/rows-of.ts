import { type RawBuilder, sql } from 'kysely';

export type Rows = (alias?: string) => RawBuilder<unknown>;

/**
 * Names a table in the SQL of other areas: `from ${bookingRows('b')}`. An area exports `rowsOf('<table>')` for a table
 * that other areas join without the id.
 */
export const rowsOf =
  (table: string): Rows =>
  (alias = table) =>
    sql.raw(`${table} ${alias}`);
