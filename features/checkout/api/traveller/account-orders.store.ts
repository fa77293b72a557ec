import { sql } from 'kysely';
import { emailKey } from '#features/accounts/api/public.ts';
import { bookingRows } from '#features/bookings/api/public.ts';
import type { AccountOrder } from '#features/checkout/contract/account-orders.ts';
import { joinDeparture } from '#features/operators/api/public.ts';
import { refundRows } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

/**
 * The list leaves out lapsed and released baskets. It includes paid orders that were bought without an account with the
 * account's email address.
 */
export async function readAccountOrders(
  db: Database,
  region: string,
  account: { accountId: string; email: string },
  limit: number,
  after: TimeCursor | null,
): Promise<(Omit<AccountOrder, 'createdAt'> & { created_at: Date } & TimeCursor)[]> {
  const made = sql`o.created_at`;
  const { rows } = await sql<Omit<AccountOrder, 'createdAt'> & { created_at: Date } & TimeCursor>`
    select o.id, o.reference, o.state, o.currency, o.total, o.paid, o.created_at,
      o.state = 'confirmed' and o.paid < o.total and exists (
        select from ${bookingRows('b')} ${joinDeparture('d', 'b.departure_id')}
        where b.region_id = o.region_id and b.order_id = o.id and b.state in ('CONFIRMED', 'PENDING') and d.state <> 'cancelled') as owes, ${microseconds(made)} as at, booked.bookings,
      back.refunded, back.returning
    from customer_order o
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'reference', b.reference, 'state', b.state, 'title', b.snapshot->'title', 'operatorName', b.snapshot->'operatorName',
        'fictional', b.snapshot->'fictional', 'localDate', b.snapshot->'localDate', 'localTime', b.snapshot->'localTime')
        order by b.snapshot->>'startsAt', b.id), '[]'::json) as bookings
      from ${bookingRows('b')} where b.region_id = o.region_id and b.order_id = o.id) booked
    cross join lateral (
      select coalesce(sum(r.amount) filter (where r.state = 'settled'), 0)::bigint as refunded,
        coalesce(sum(r.amount) filter (where r.state <> 'settled'), 0)::bigint as returning
      from ${refundRows('r')} where r.region_id = o.region_id and r.order_id = o.id) back
    where o.region_id = ${region} and (o.account_id = ${account.accountId} and o.state in ('held', 'confirmed', 'cancelled')
        or o.account_id is null and o.state in ('confirmed', 'cancelled')
          and lower(o.contact->>'email') = ${emailKey(account.email)})
      and ${beyond(made, sql`o.id`, after)}
    order by o.created_at desc, o.id limit ${limit}`.execute(db);
  return rows;
}
