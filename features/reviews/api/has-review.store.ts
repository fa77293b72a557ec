import { type RawBuilder, sql } from 'kysely';

/** The review may be in any state. `booking` is the alias of the table of bookings. */
export const hasReview = (booking: string): RawBuilder<boolean> => sql`exists (
  select from comment c where c.region_id = ${sql.ref(`${booking}.region_id`)} and c.booking_id = ${sql.ref(`${booking}.id`)})`;
