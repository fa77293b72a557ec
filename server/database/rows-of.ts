import { type RawBuilder, sql } from 'kysely';

export type Rows = (alias?: string) => RawBuilder<unknown>;

/** An area (folder of features/) exports `rowsOf('booking')`, so that other areas can write `from ${bookingRows('b')}`. */
export const rowsOf =
  (table: string): Rows =>
  (alias = table) =>
    sql.raw(`${table} ${alias}`);
