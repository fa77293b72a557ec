import { sql } from 'kysely';
import { bookingRows } from '#features/bookings/api/public.ts';
import type { ClosureReach, ReachedBooking } from '#features/checkout/contract/closure-reach.ts';
import { closureRows } from '#features/closures/api/public.ts';
import { joinDeparture, joinPlan } from '#features/operators/api/public.ts';
import { joinPlace } from '#features/places/api/public.ts';
import type { Database } from '#server/database/connect.ts';

const MOST = 500;

export async function findReachedClosure(
  db: Database,
  region: string,
  id: string,
): Promise<ClosureReach['closure'] | undefined> {
  const { rows } = await sql<ClosureReach['closure']>`
    select k.id, k.kind, coalesce(k.name, c.name, '') as name, k.severity, k.state, k.reason, k.starts_on::text as "startsOn", k.ends_on::text as "endsOn"
    from ${closureRows('k')} left ${joinPlace('c', 'k.place_id')}
    where k.region_id = ${region} and k.id = ${id}::uuid`.execute(db);
  return rows[0];
}

interface Row extends Omit<ReachedBooking, 'notifiedAt' | 'seenAt' | 'outcomeAt'> {
  notifiedAt: Date | null;
  seenAt: Date | null;
  outcomeAt: Date | null;
}

export async function reachedBookings(db: Database, region: string, closureId: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from (
      select x.booking_id as "bookingId", b.reference, p.title as "planTitle", x.local_date::text as "localDate", b.channel,
        case when d.state = 'cancelled' then 'call_off' else x.notified_of end as "notifiedOf", x.notified_at as "notifiedAt", x.notified_to as "notifiedTo", x.seen_at as "seenAt",
        case when b.state = 'CANCELLED' or (b.cancellation->>'pending')::boolean then 'refunded' when d.local_date <> x.local_date then 'moved'
          when x.notified_of = 'freed' then 'freed' when c.state = 'refused' then 'kept' else 'nothing' end as outcome,
        coalesce(b.cancelled_at, c.ended_at) as "outcomeAt"
      from booking_closure x
        join ${bookingRows('b')} on b.region_id = x.region_id and b.id = x.booking_id
        ${joinPlan('p', 'b.plan_id')}
        ${joinDeparture('d', 'b.departure_id')}
        left join booking_change c on c.region_id = x.region_id and c.id = x.change_id
      where x.region_id = ${region} and x.closure_id = ${closureId}::uuid) reached
    order by outcome <> 'nothing', "localDate", reference limit ${MOST}`.execute(db);
  return rows;
}
