import { sql } from 'kysely';
import { bookingRows } from '#features/bookings/api/public.ts';
import { joinDeparture } from '#features/operators/api/public.ts';
import { ledgerRows } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';

export type NoticeKind = 'week' | 'day' | 'overdue';

export interface OwedInstalment {
  orderId: string;
  instalment: number;
  dueAt: Date;
  currency: string;
  /** In minor units. Cancelled and called-off bookings owe nothing. */
  owed: number;
  kind: NoticeKind;
}

/** If an order is confirmed less than this time before the due date, no reminder is sent. */
const REMINDED_LATELY = { week: sql`interval '8 days'`, day: sql`interval '2 days'` };

export async function listOwed(db: Database, region: string, now: Date): Promise<OwedInstalment[]> {
  const { rows } = await sql<OwedInstalment>`
    with due as (
      select o.region_id, o.id, o.currency, o.paid, o.confirmed_at, i.number, i.amount, i."dueAt" as due_at,
        sum(i.amount) over (partition by o.id order by i.number) as up_to,
        case when i."dueAt" <= ${now}::timestamptz - interval '3 days' then 'overdue'
          when i."dueAt" <= ${now}::timestamptz then null
          when i."dueAt" <= ${now}::timestamptz + interval '1 day' then 'day'
          when i."dueAt" <= ${now}::timestamptz + interval '7 days' then 'week' end as kind
      from customer_order o cross join lateral jsonb_to_recordset(o.schedule) as i (number int, "dueAt" timestamptz, amount bigint)
      where o.region_id = ${region} and o.state = 'confirmed' and o.paid < o.total and o.channel <> 'desk')
    select d.id as "orderId", d.number as instalment, d.due_at as "dueAt", d.currency, d.kind,
      least(d.amount, d.up_to - d.paid, left_to_pay.amount)::bigint as owed
    from due d cross join lateral (
      select coalesce(sum(b.total + coalesce(l.amount, 0)), 0) as amount
      from ${bookingRows('b')} ${joinDeparture('t', 'b.departure_id')} left join lateral (
        select sum(amount) as amount from ${ledgerRows('l')}
        where l.region_id = b.region_id and l.order_id = b.order_id and l.booking_id = b.id and l.account = 'customer') l on true
      where b.region_id = d.region_id and b.order_id = d.id and b.state in ('CONFIRMED', 'PENDING')
        and t.state <> 'cancelled' and not coalesce((b.cancellation->>'pending')::boolean, false)) left_to_pay
    where d.number > 1 and d.kind is not null and least(d.amount, d.up_to - d.paid, left_to_pay.amount) > 0
      and (d.kind <> 'week' or d.due_at - d.confirmed_at > ${REMINDED_LATELY.week})
      and (d.kind <> 'day' or d.due_at - d.confirmed_at > ${REMINDED_LATELY.day})
      and not exists (select from instalment_notice n
        where n.region_id = d.region_id and n.order_id = d.id and n.instalment = d.number and n.kind = d.kind)
    order by d.due_at, d.id`.execute(db);
  return rows;
}

export async function noteNotice(
  trx: Database,
  region: string,
  { orderId, instalment, kind }: Pick<OwedInstalment, 'orderId' | 'instalment' | 'kind'>,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('instalment_notice')
    .values({ region_id: region, order_id: orderId, instalment, kind })
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function addPayerKey(
  db: Database,
  region: string,
  orderId: string,
  { hash, instalment }: { hash: Buffer; instalment: number },
): Promise<void> {
  await db
    .insertInto('customer_order_key')
    .values({ region_id: region, order_id: orderId, kind: 'payer', hash, instalment })
    .onConflict((same) => same.doNothing())
    .execute();
}
