import { type RawBuilder, sql } from 'kysely';
import { bookingRows } from '#features/bookings/api/public.ts';
import type { BookingItem, Cancellation } from '#features/bookings/contract/booking.ts';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
import type { OrderState } from '#features/checkout/contract/order-states.ts';
import { paymentRows } from '#features/payments/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import '../tables.ts';
import { COMPARED_DIGITS, type Search } from './booking-search.rules.ts';

export interface RegionBookingRow {
  id: string;
  reference: string;
  order_id: string | null;
  order_reference: string | null;
  order_state: OrderState | null;
  order_total: number | null;
  order_paid: number | null;
  reseller_reference: string | null;
  channel: 'web' | 'quotation' | 'octo' | 'desk';
  state: BookingState;
  ending: boolean;
  operator_id: string;
  operator_name: string;
  plan_id: string;
  title: string;
  option_name: string;
  local_date: string;
  local_time: string | null;
  items: BookingItem[];
  name: string | null;
  email: string | null;
  phone: string | null;
  total: number;
  currency: string;
  cancellation: Cancellation | null;
  created_at: Date;
}

const COLUMNS = sql`b.id, b.reference, b.order_id, o.reference as order_reference, o.state as order_state, o.total as order_total, o.paid as order_paid,
  b.reseller->>'resellerReference' as reseller_reference, b.channel, b.state,
  coalesce((b.cancellation->>'pending')::boolean, false) as ending, b.operator_id, b.snapshot->>'operatorName' as operator_name, b.plan_id,
  b.snapshot->>'title' as title, b.snapshot->>'optionName' as option_name, b.snapshot->>'localDate' as local_date,
  b.snapshot->>'localTime' as local_time, b.items,
  coalesce(o.contact->>'name', b.reseller->'contact'->>'fullName') as name,
  coalesce(o.contact->>'email', b.reseller->'contact'->>'emailAddress') as email,
  coalesce(o.contact->>'phone', b.reseller->'contact'->>'phoneNumber') as phone,
  b.total, b.currency, b.cancellation, b.created_at`;

const JOIN_ORDER = sql`left join customer_order o on o.region_id = b.region_id and o.id = b.order_id`;

/** @param orders the ids of the orders whose quotation has the searched reference */
export async function findByAnything(
  db: Database,
  region: string,
  search: Search,
  { orders, limit }: { orders: readonly string[]; limit: number },
): Promise<RegionBookingRow[]> {
  const { rows } = await sql<RegionBookingRow>`
    with found as (${idsOf(region, search, orders)})
    select ${COLUMNS} from found join ${bookingRows('b')} on b.region_id = ${region} and b.id = found.id ${JOIN_ORDER}
    where not b.test_mode order by b.created_at desc, b.id limit ${limit}`.execute(db);
  return rows;
}

export async function findAnyBooking(db: Database, region: string, id: string): Promise<RegionBookingRow | undefined> {
  const { rows } = await sql<RegionBookingRow>`
    select ${COLUMNS} from ${bookingRows('b')} ${JOIN_ORDER}
    where b.region_id = ${region} and b.id = ${id} and not b.test_mode`.execute(db);
  return rows[0];
}

export async function countOrderBookings(db: Database, region: string, orderId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${bookingRows('b')} where b.region_id = ${region} and b.order_id = ${orderId}`.execute(
    db,
  );
  return rows[0]!.count;
}

function idsOf(region: string, search: Search, orders: readonly string[]): RawBuilder<unknown> {
  switch (search.by) {
    case 'reference': {
      const uuid = isUuid(search.value) ? search.value : null;
      return sql`${ofOrders(region, sql`o.reference = ${search.compact}`)}
        union ${ofOrders(region, sql`o.id = any(${orders.concat(uuid ?? [])}::uuid[])`)}
        union ${ofBookings(region, sql`b.reference = ${search.compact}`)}
        union ${ofBookings(region, sql`b.id = ${uuid}::uuid`)}
        union ${ofBookings(region, sql`lower(b.reseller->>'resellerReference') = lower(${search.value})`)}
        union select b.id from ${paymentRows('p')} join ${bookingRows('b')} on b.region_id = p.region_id and b.order_id = p.order_id
          where p.region_id = ${region} and p.provider_id = ${search.value}`;
    }
    case 'email':
      return sql`${ofOrders(region, sql`lower(o.contact->>'email') = ${search.value}`)}
        union ${ofBookings(region, sql`lower(b.reseller->'contact'->>'emailAddress') = ${search.value}`)}`;
    case 'phone': {
      const last = search.digits.slice(-COMPARED_DIGITS);
      return sql`${ofOrders(region, sql`right(regexp_replace(o.contact->>'phone', '\\D', '', 'g'), 8) = ${last}`)}
        union ${ofBookings(region, sql`right(regexp_replace(b.reseller->'contact'->>'phoneNumber', '\\D', '', 'g'), 8) = ${last}`)}`;
    }
    case 'name': {
      const hasWords = (text: RawBuilder<unknown>) =>
        sql.join(
          search.words.map((word) => sql`${text} like '%' || plain_text(${word.replaceAll(/[\\%_]/g, '\\$&')}) || '%'`),
          sql` and `,
        );
      return sql`${ofOrders(region, hasWords(sql`plain_text(o.contact->>'name')`))}
        union ${ofBookings(region, hasWords(NAMES))}`;
    }
  }
}

/** This expression must be the same as in the index `booking_by_names`. */
const NAMES = sql`plain_text(
  coalesce(b.reseller -> 'contact' ->> 'fullName', '') || ' ' || coalesce(b.reseller -> 'contact' ->> 'firstName', '') || ' ' ||
  coalesce(b.reseller -> 'contact' ->> 'lastName', '') || ' ' ||
  jsonb_path_query_array(b.items, '$[*].traveller.name')::text)`;

const ofOrders = (region: string, condition: RawBuilder<unknown>) =>
  sql`select b.id from customer_order o join ${bookingRows('b')} on b.region_id = o.region_id and b.order_id = o.id
    where o.region_id = ${region} and ${condition}`;

const ofBookings = (region: string, condition: RawBuilder<unknown>) =>
  sql`select b.id from ${bookingRows('b')} where b.region_id = ${region} and ${condition}`;
