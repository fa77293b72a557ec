import { sql } from 'kysely';
import { joinBookingsOf } from '#features/bookings/api/public.ts';
import { departureRows } from '#features/operators/api/public.ts';
import { ledgerRows, paymentRows } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** A person handles services that ended earlier. */
const EARNED_WITHIN = sql`interval '100 days'`;

export interface ServedBooking {
  bookingId: string;
  /** The id is null if a reseller sold the booking. */
  orderId: string | null;
  endedAt: Date;
}

/**
 * Leaves out bookings with a pending cancellation or an open dispute.
 * @param after the last result of the previous call
 */
export async function listServed(
  db: Database,
  region: string,
  now: Date,
  { limit, after }: { limit: number; after: ServedBooking | null },
): Promise<ServedBooking[]> {
  const { rows } = await sql<ServedBooking>`
    select b.id as "bookingId", b.order_id as "orderId", d.ends_at as "endedAt"
    from ${departureRows('d')} ${joinBookingsOf('b', 'd')}
    where d.region_id = ${region} and d.ends_at <= ${now} and d.ends_at > ${now}::timestamptz - ${EARNED_WITHIN}
      and d.state <> 'cancelled' and b.state in ('CONFIRMED', 'REDEEMED', 'NO_SHOW')
      and coalesce((b.cancellation->>'pending')::boolean, false) = false
      and (${after === null} or (d.ends_at, b.id) > (${after?.endedAt ?? now}, ${after?.bookingId ?? null}::uuid))
      and case when b.order_id is null
        then exists (select from ${ledgerRows('l')} where l.region_id = b.region_id and l.order_id is null and l.booking_id = b.id
          and l.account = 'customer' having sum(l.amount) < 0)
        else exists (select from ${ledgerRows('l')} where l.region_id = b.region_id and l.order_id = b.order_id and l.booking_id = b.id
          and l.account = 'customer' having sum(l.amount) < 0) end
      and not exists (select from ${paymentRows('p')}
        where p.region_id = b.region_id and p.order_id = b.order_id and p.state = 'disputed')
    order by d.ends_at, b.id limit ${limit}`.execute(db);
  return rows;
}
