import { type RawBuilder, sql } from 'kysely';

export type Rows = (alias?: string) => RawBuilder<unknown>;

/** Returns a function that names a table in the SQL of other areas: `from ${bookingRows('b')}`. */
export const rowsOf =
  (table: string): Rows =>
  (alias = table) =>
    sql.raw(`${table} ${alias}`);
