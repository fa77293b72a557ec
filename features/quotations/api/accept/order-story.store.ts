import { sql } from 'kysely';
import type { CancellationCause } from '#features/bookings/contract/booking.ts';
import type { Database } from '#server/database/connect.ts';

/** Something that happened to an order that an accepted offer became. */
export interface OrderStep {
  order_id: string;
  at: Date;
  action: 'pay' | 'cancel' | 'give_back';
  /** Minor units; null: no money moved. */
  amount: number | null;
  currency: string;
  /** Of the line that it is about; null: of the whole order. */
  title: string | null;
  cause: CancellationCause | null;
  /** Whether the money has arrived. */
  settled: boolean;
}

/**
 * What came in for some orders, what of them was cancelled, and what went back, the oldest first; what was given back in parts for one cancellation is one step. A cancellation counts from
 * when its money was promised: the places go once that is certain.
 */
export async function readOrderSteps(db: Database, region: string, orderIds: readonly string[]): Promise<OrderStep[]> {
  if (orderIds.length === 0) return [];
  const orders = sql`any(${[...orderIds]}::uuid[])`;
  const { rows } = await sql<OrderStep>`
    select p.order_id, 'pay' as action, p.captured as amount, p.currency, null as title, null as cause, true as settled,
      coalesce((select min(e.at) from payment_event e
        where e.region_id = p.region_id and e.payment_id = p.id and e.to_state in ('captured', 'disputed', 'won', 'lost')), p.changed_at) as at
    from payment p where p.region_id = ${region} and p.order_id = ${orders} and p.captured > 0
    union all
    select order_id, 'cancel', null, currency, title, cause, true,
      coalesce((select min(r.created_at) from refund r
        where r.region_id = ${region} and r.booking_id = gone.id and r.created_at <= gone.at and r.created_at > gone.before), gone.at)
    from (
      select b.id, b.order_id, b.currency, b.snapshot->>'title' as title, b.cancellation->>'cause' as cause, e.at,
        lag(e.at, 1, '-infinity') over (partition by b.id order by e.at) as before
      from booking b
        cross join lateral (
          select at from booking_event where region_id = b.region_id and booking_id = b.id and action in ('cancel', 'reject', 'amend')
          union all
          select now() where (b.cancellation->>'pending')::boolean) e
      where b.region_id = ${region} and b.order_id = ${orders} and b.cancellation is not null) gone
    union all
    select r.order_id, 'give_back', sum(r.amount)::bigint, r.currency, b.snapshot->>'title', null, bool_and(r.settled_at is not null),
      max(coalesce(r.settled_at, r.created_at))
    from refund r left join booking b on b.region_id = r.region_id and b.id = r.booking_id
    where r.region_id = ${region} and r.order_id = ${orders}
    group by r.order_id, r.currency, r.booking_id, b.snapshot->>'title', r.quote_id, case when r.booking_id is null then r.id end
    order by at`.execute(db);
  return rows;
}
