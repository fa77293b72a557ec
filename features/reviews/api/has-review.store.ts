import { type RawBuilder, sql } from 'kysely';

/** Whether a booking has a review, in any state. `booking` is the alias of its table. */
export const hasReview = (booking: string): RawBuilder<boolean> => sql`exists (
  select from comment c where c.region_id = ${sql.ref(`${booking}.region_id`)} and c.booking_id = ${sql.ref(`${booking}.id`)})`;
