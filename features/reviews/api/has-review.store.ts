import { type RawBuilder, sql } from 'kysely';

/**
 * The review may be in any state.
 * @param booking alias of the table of bookings in the query
 */
export const hasReview = (booking: string): RawBuilder<boolean> => sql`exists (
  select from comment c where c.region_id = ${sql.ref(`${booking}.region_id`)} and c.booking_id = ${sql.ref(`${booking}.id`)})`;
