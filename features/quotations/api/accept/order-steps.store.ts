import { sql } from 'kysely';
import { bookingEventRows, bookingRows, joinBooking } from '#features/bookings/api/public.ts';
import type { CancellationCause } from '#features/bookings/contract/booking.ts';
import { paymentEventRows, paymentRows, refundRows } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';

export interface OrderStep {
  order_id: string;
  at: Date;
  action: 'pay' | 'cancel' | 'give_back';
  /** Minor units. */
  amount: number | null;
  currency: string;
  title: string | null;
  cause: CancellationCause | null;
  settled: boolean;
}

export async function readOrderSteps(db: Database, region: string, orderIds: readonly string[]): Promise<OrderStep[]> {
  if (orderIds.length === 0) return [];
  const orders = sql`any(${[...orderIds]}::uuid[])`;
  const { rows } = await sql<OrderStep>`
    select p.order_id, 'pay' as action, p.captured as amount, p.currency, null as title, null as cause, true as settled,
      coalesce((select min(e.at) from ${paymentEventRows('e')}
        where e.region_id = p.region_id and e.payment_id = p.id and e.to_state in ('captured', 'disputed', 'won', 'lost')), p.changed_at) as at
    from ${paymentRows('p')} where p.region_id = ${region} and p.order_id = ${orders} and p.captured > 0
    union all
    select order_id, 'cancel', null, currency, title, cause, true,
      coalesce((select min(r.created_at) from ${refundRows('r')}
        where r.region_id = ${region} and r.booking_id = gone.id and r.created_at <= gone.at and r.created_at > gone.before), gone.at)
    from (
      select b.id, b.order_id, b.currency, b.snapshot->>'title' as title, b.cancellation->>'cause' as cause, e.at,
        lag(e.at, 1, '-infinity') over (partition by b.id order by e.at) as before
      from ${bookingRows('b')}
        cross join lateral (
          select at from ${bookingEventRows()} where region_id = b.region_id and booking_id = b.id and action in ('cancel', 'reject', 'amend')
          union all
          select now() where (b.cancellation->>'pending')::boolean) e
      where b.region_id = ${region} and b.order_id = ${orders} and b.cancellation is not null) gone
    union all
    select r.order_id, 'give_back', sum(r.amount)::bigint, r.currency, b.snapshot->>'title', null, bool_and(r.settled_at is not null),
      max(coalesce(r.settled_at, r.created_at))
    from ${refundRows('r')} left ${joinBooking('b', 'r.booking_id')}
    where r.region_id = ${region} and r.order_id = ${orders}
    group by r.order_id, r.currency, r.booking_id, b.snapshot->>'title', r.quote_id, case when r.booking_id is null then r.id end
    order by at`.execute(db);
  return rows;
}
