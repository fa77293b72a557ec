import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** Joins for SQL statements of other areas. Each join begins with `join`; a statement can write `left` before it. */
export const joinBooking = joinById('booking');

/** Joins the bookings of a departure. @param departure alias of the departure's table. */
export const joinBookingsOf = (alias: string, departure: string): RawBuilder<unknown> =>
  sql.raw(
    `join booking ${alias} on ${alias}.region_id = ${departure}.region_id and ${alias}.departure_id = ${departure}.id`,
  );

/** Tables for the `from` and `join` clauses of other areas' SQL statements. The statement chooses each alias. */
export const bookingRows = rowsOf('booking');
export const bookingEventRows = rowsOf('booking_event');
