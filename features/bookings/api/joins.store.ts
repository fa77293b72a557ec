import { type RawBuilder, sql } from 'kysely';
import { joinById } from '#server/database/join-by-id.ts';
import { rowsOf } from '#server/database/rows-of.ts';

/** The SQL begins with `join`. The caller may write `left` before the SQL for an outer join. */
export const joinBooking = joinById('booking');

export const joinBookingsOf = (alias: string, departure: string): RawBuilder<unknown> =>
  sql.raw(
    `join booking ${alias} on ${alias}.region_id = ${departure}.region_id and ${alias}.departure_id = ${departure}.id`,
  );

export const bookingRows = rowsOf('booking');
export const bookingEventRows = rowsOf('booking_event');
