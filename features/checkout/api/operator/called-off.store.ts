import { sql } from 'kysely';
import { bookingEventRows, bookingRows, joinBookingsOf } from '#features/bookings/api/public.ts';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import { departureRows, joinDeparture, joinPlan } from '#features/operators/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { orderRows } from '../joins.store.ts';

/** `true` if the booking has the step since it came to its present departure. */
const hasStep = (action: 'call_off' | 'notified') => sql`exists (
  select from ${bookingEventRows('e')} where e.region_id = b.region_id and e.booking_id = b.id and e.action = ${action}
    and not exists (select from ${bookingEventRows('m')}
      where m.region_id = b.region_id and m.booking_id = b.id and m.action = 'move' and m.id > e.id))`;

const isGuest = sql`(b.state in ('CONFIRMED', 'PENDING') and coalesce((b.cancellation->>'pending')::boolean, false) = false
  or d.state = 'cancelled' and ${hasStep('call_off')})`;

const hasEmail = sql`coalesce(o.contact->>'email', '') <> ''`;

export interface GuestRow {
  booking_id: string;
  name: string | null;
  phone: string | null;
  reach: 'email' | 'telephone' | 'reseller';
  notified: boolean;
  /** `true` once the booking waits for the guest's choice or is refunded. */
  settled: boolean;
  reference: string;
  items: BookingItem[];
  choose_until: Date | null;
  has_paid: boolean;
  reason: string | null;
}

/** Returns the guests of a departure. After a call-off, the list keeps them unless they moved to another date. */
export async function readGuests(
  db: Database,
  { region, operatorId, departureId }: { region: string; operatorId: string; departureId: string },
): Promise<GuestRow[]> {
  const { rows } = await sql<GuestRow>`
    select b.id as booking_id, coalesce(o.contact->>'name', b.reseller->'contact'->>'fullName') as name, o.contact->>'phone' as phone,
      case when b.order_id is null then 'reseller' when ${hasEmail} then 'email' else 'telephone' end as reach, ${hasStep('notified')} as notified,
      ${hasStep('call_off')} as settled,
      b.reference, b.items, c.until as choose_until, coalesce(o.paid, 1) > 0 as has_paid,
      (select e.reason from ${bookingEventRows('e')}
        where e.region_id = b.region_id and e.booking_id = b.id and e.action = 'call_off' order by e.id desc limit 1) as reason
    from ${bookingRows('b')} ${joinDeparture('d', 'b.departure_id')}
      left join ${orderRows('o')} on o.region_id = b.region_id and o.id = b.order_id
      left join booking_change c on c.region_id = b.region_id and c.booking_id = b.id and c.kind = 'called_off' and c.state = 'open'
    where b.region_id = ${region} and b.operator_id = ${operatorId} and b.departure_id = ${departureId} and not b.test_mode and ${isGuest}
    order by name, b.id`.execute(db);
  return rows;
}

export interface ToNotifyRow {
  id: string;
  title: string;
  local_date: string;
  local_time: string | null;
  guests: number;
}

/** Returns the coming departures that were called off, and how many guests without an email were not notified yet. */
export async function readToNotify(db: Database, region: string, operatorId: string): Promise<ToNotifyRow[]> {
  const { rows } = await sql<ToNotifyRow>`
    select d.id, p.title, d.local_date::text, to_char(d.local_time, 'HH24:MI') as local_time, count(*)::int as guests
    from ${departureRows('d')}
      ${joinPlan('p', 'd.plan_id')}
      ${joinBookingsOf('b', 'd')} and not b.test_mode
      join ${orderRows('o')} on o.region_id = b.region_id and o.id = b.order_id
    where d.region_id = ${region} and d.operator_id = ${operatorId} and d.state = 'cancelled' and d.starts_at > now()
      and not ${hasEmail} and ${isGuest} and not ${hasStep('notified')}
    group by d.id, p.title, d.local_date, d.local_time, d.starts_at order by d.starts_at, d.id`.execute(db);
  return rows;
}

/** Returns the contact's name and the plan's title of each booking. */
export async function readWithNames(
  db: Database,
  region: string,
  bookingIds: readonly string[],
): Promise<{ id: string; name: string | null; title: string }[]> {
  if (bookingIds.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string | null; title: string }>`
    select b.id, o.contact->>'name' as name, b.snapshot->>'title' as title
    from ${bookingRows('b')} join ${orderRows('o')} on o.region_id = b.region_id and o.id = b.order_id
    where b.region_id = ${region} and b.id = any(${[...bookingIds]}::uuid[]) and not b.test_mode`.execute(db);
  return rows;
}
