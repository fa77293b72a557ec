import { sql } from 'kysely';
import { joinAccount } from '#features/accounts/api/public.ts';
import type { BookingActor, BookingState } from '#features/bookings/contract/booking-states.ts';
import type { Database } from '#server/database/connect.ts';

export interface BookingStepRow {
  at: Date;
  action: string;
  to_state: BookingState;
  actor: BookingActor;
  who: string | null;
  reason: string | null;
}

export async function readSteps(db: Database, region: string, bookingId: string): Promise<BookingStepRow[]> {
  const { rows } = await sql<BookingStepRow>`
    select e.at, e.action, e.to_state, e.actor, case when e.actor in ('operator', 'region') then a.name end as who, e.reason
    from booking_event e left ${joinAccount('a', 'e.actor_id')}
    where e.region_id = ${region} and e.booking_id = ${bookingId} order by e.id`.execute(db);
  return rows;
}
