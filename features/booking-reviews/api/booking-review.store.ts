import { sql } from 'kysely';
import { bookingRows, joinBookingsOf, wasCounted } from '#features/bookings/api/public.ts';
import { joinOrder } from '#features/checkout/api/public.ts';
import { hasOpenComplaint } from '#features/complaints/api/public.ts';
import { departureRows, joinDeparture, joinOperator } from '#features/operators/api/public.ts';
import { hasRefund } from '#features/payments/api/public.ts';
import { hasReview } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';

export interface DepartureEnd {
  endsAt: Date;
  calledOff: boolean;
  localDate: string;
  wasCounted: boolean;
}

/** `wasCounted` in the result is `true` if the guide checked attendance. */
export async function readEnd(db: Database, region: string, departureId: string): Promise<DepartureEnd> {
  const { rows } = await sql<DepartureEnd>`
    select ends_at as "endsAt", state = 'cancelled' as "calledOff", local_date::text as "localDate", ${wasCounted('d')} as "wasCounted"
    from ${departureRows('d')} where region_id = ${region} and id = ${departureId}`.execute(db);
  return rows[0]!;
}

/** After a failure of the site, invitations are sent up to seven days late. */
const LOOKED_BACK = sql`interval '7 days'`;

/**
 * Marks the bookings as invited, so that each booking is returned only once.
 * @returns ids of the bookings
 */
export async function takeInvitations(trx: Database, region: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into review_invitation (region_id, booking_id)
    select b.region_id, b.id
    from ${departureRows('d')}
      ${joinOperator('t', 'd.operator_id')}
      ${joinBookingsOf('b', 'd')}
      ${joinOrder('o', 'b.order_id')}
    where d.region_id = ${region} and d.ends_at <= ${now} and d.ends_at > ${now}::timestamptz - ${LOOKED_BACK} and d.state <> 'cancelled'
      and (d.ends_at at time zone t.zone)::date < (${now}::timestamptz at time zone t.zone)::date
      and ${isAskable(now)}
    on conflict do nothing returning booking_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** `false` if the booking got a complaint, a refund or a review after `takeInvitations`. */
export async function isStillAskable(db: Database, region: string, bookingId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${bookingRows('b')}
      ${joinOrder('o', 'b.order_id')}
      ${joinDeparture('d', 'b.departure_id')}
    where b.region_id = ${region} and b.id = ${bookingId} and d.state <> 'cancelled' and ${isAskable(now)}`.execute(db);
  return rows.length > 0;
}

const isAskable = (
  now: Date,
) => sql`(b.state in ('CONFIRMED', 'REDEEMED') or b.state = 'NO_SHOW' and not ${wasCounted('d')})
  and d.ends_at <= ${now} and o.contact is not null
  and coalesce((b.cancellation ->> 'pending')::boolean, false) = false
  and not ${hasRefund('b')}
  and not ${hasReview('b')}
  and not ${hasOpenComplaint(sql`b.region_id`, { email: sql`o.contact ->> 'email'`, account: sql`o.account_id` })}`;
