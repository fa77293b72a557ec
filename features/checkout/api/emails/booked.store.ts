import { sql } from 'kysely';
import { type BookingRow, bookingRows, joinBookingsOf } from '#features/bookings/api/public.ts';
import { departureRows, joinOperator } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import type { OrderRow } from '../order.store.ts';

export type BookedOrder = Pick<OrderRow, 'id' | 'reference' | 'channel' | 'currency' | 'paid' | 'schedule' | 'contact'>;

export type BookedLine = Pick<
  BookingRow,
  | 'id'
  | 'reference'
  | 'state'
  | 'operator_id'
  | 'departure_id'
  | 'currency'
  | 'total'
  | 'items'
  | 'snapshot'
  | 'answers'
> & {
  operator_email: string | null;
};

interface BookedKeys {
  region: string;
  orderId: string;
  pin: Buffer;
  link: Buffer;
}

/** Stores the hashes of the email's PIN and link. A repeated call with the same hashes stores nothing new. */
export async function openBooked(
  db: Database,
  { region, orderId, pin, link }: BookedKeys,
): Promise<{ order: BookedOrder; bookings: BookedLine[] } | undefined> {
  const { rows } = await sql<
    BookedLine &
      Omit<BookedOrder, 'id' | 'reference' | 'currency'> & { order_reference: string; order_currency: string }
  >`
    with kept as (
      insert into customer_order_key (region_id, order_id, kind, hash)
      values (${region}, ${orderId}, 'pin', ${pin}), (${region}, ${orderId}, 'link', ${link})
      on conflict do nothing
    )
    select b.id, b.reference, b.state, b.operator_id, b.departure_id, b.currency, b.total, b.items, b.snapshot, b.answers,
      t.profile ->> 'email' as operator_email, o.reference as order_reference, o.currency as order_currency, o.channel, o.paid, o.schedule, o.contact
    from customer_order o
      join ${bookingRows('b')} on b.region_id = o.region_id and b.order_id = o.id
      left ${joinOperator('t', 'b.operator_id')}
    where o.region_id = ${region} and o.id = ${orderId}
    order by b.created_at, b.id`.execute(db);
  const [first] = rows;
  if (!first) return undefined;
  const { order_reference: reference, order_currency: currency, channel, paid, schedule, contact } = first;
  return { order: { id: orderId, reference, channel, currency, paid, schedule, contact }, bookings: rows };
}

export async function listTomorrow(db: Database, region: string): Promise<{ id: string; day: string }[]> {
  const { rows } = await sql<{ id: string; day: string }>`
    select b.id, d.local_date::text as day
    from ${departureRows('d')}
      ${joinOperator('t', 'd.operator_id')}
      ${joinBookingsOf('b', 'd')}
    where d.region_id = ${region} and d.starts_at between now() and now() + interval '3 days'
      and d.local_date = (now() at time zone t.zone)::date + 1 and d.state <> 'cancelled'
      and b.state = 'CONFIRMED' and b.order_id is not null`.execute(db);
  return rows;
}
