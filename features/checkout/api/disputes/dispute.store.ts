import { sql } from 'kysely';
import { bookingRows } from '#features/bookings/api/public.ts';
import { ledgerRows, refundRows } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';

/** The money of one booking, in minor units. */
export interface BookingShare {
  bookingId: string;
  /** The amount that the disputed payment brought to the booking, minus its promised refunds. */
  paid: number;
  /** The unearned money of the booking from all payments. */
  held: number;
  /** The amount that the operator has earned and that is not paid out. */
  earned: number;
  commission: number;
}

/** The caller must have locked the order. */
export async function readShares(
  trx: Database,
  region: string,
  { orderId, paymentId }: { orderId: string; paymentId: string },
): Promise<BookingShare[]> {
  const { rows } = await sql<BookingShare>`
    select b.id as "bookingId",
      greatest(0, coalesce(-sum(l.amount) filter (where l.account = 'customer' and l.payment_id = ${paymentId} and l.entry like 'capture/%'), 0)
        - coalesce((select sum(r.amount) from ${refundRows('r')} where r.region_id = ${region} and r.payment_id = ${paymentId}
            and r.booking_id = b.id), 0))::bigint as paid,
      coalesce(-sum(l.amount) filter (where l.account = 'customer'), 0)::bigint as held,
      coalesce(-sum(l.amount) filter (where l.account = 'operator' and l.payout_id is null), 0)::bigint as earned,
      coalesce(-sum(l.amount) filter (where l.account = 'commission'), 0)::bigint as commission
    from ${bookingRows('b')} left join ${ledgerRows('l')} on l.region_id = b.region_id and l.order_id = b.order_id and l.booking_id = b.id
    where b.region_id = ${region} and b.order_id = ${orderId}
    group by b.id order by b.id`.execute(trx);
  return rows;
}
