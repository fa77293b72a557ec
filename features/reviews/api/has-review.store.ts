import { type RawBuilder, sql } from 'kysely';

/** SQL condition: a booking has a review, in any state. `booking` is the alias of the table of bookings. */
export const hasReview = (booking: string): RawBuilder<boolean> => sql`exists (
  select from comment c where c.region_id = ${sql.ref(`${booking}.region_id`)} and c.booking_id = ${sql.ref(`${booking}.id`)})`;
