import { type RawBuilder, sql } from 'kysely';

/**
 * Returns an SQL condition: the departure has a booking that was admitted or marked as absent.
 * @param departure the alias of the departure's table
 */
export const wasCounted = (departure: string): RawBuilder<boolean> => sql`exists (
  select from booking came join voucher_scan s on s.region_id = came.region_id and s.booking_id = came.id
  where came.region_id = ${sql.ref(`${departure}.region_id`)} and came.departure_id = ${sql.ref(`${departure}.id`)} and s.outcome = 'done')`;
