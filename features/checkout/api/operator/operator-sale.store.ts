import { sql } from 'kysely';
import { bookingRows, joinBookingsOf } from '#features/bookings/api/public.ts';
import type { BookingItem } from '#features/bookings/contract/booking.ts';
import type { BookingState } from '#features/bookings/contract/booking-states.ts';
import { type OperatorBookingsQuery, SOLD_STATES } from '#features/checkout/contract/operator-bookings.ts';
import {
  departureRows,
  joinDeparture,
  joinPlan,
  joinPlanOption,
  peopleOfItems,
} from '#features/operators/api/public.ts';
import type { DepartureState } from '#features/operators/contract/departure-states.ts';
import { ledgerRows, onSitePaymentRows, paymentRows } from '#features/payments/api/public.ts';
import { readPartOfReference } from '#features/read-reference.ts';
import type { Database } from '#server/database/connect.ts';
import type { OrderRow } from '../order.store.ts';
import '../tables.ts';

export interface OperatorSaleRow {
  id: string;
  reference: string;
  channel: 'web' | 'quotation' | 'octo' | 'desk';
  state: BookingState;
  ending: boolean;
  called_off: boolean;
  choose_until: Date | null;
  has_email: boolean;
  title: string;
  option_name: string;
  departure_id: string;
  local_date: string;
  local_time: string | null;
  items: BookingItem[];
  name: string | null;
  total: number;
  /** The paid amount of the whole order, or null if a reseller sold the booking. */
  paid: number | null;
  /** Payment schedule of the whole order. Null for a sale on a reseller's account. */
  schedule: OrderRow['schedule'] | null;
  currency: string;
  created_at: Date;
}

export interface PageEnd {
  at: string;
  id: string;
}

const COLUMNS = sql`b.id, b.reference, b.channel, b.state, coalesce((b.cancellation->>'pending')::boolean, false) as ending,
  d.state = 'cancelled' as called_off, c.until as choose_until,
  coalesce(o.contact->>'email', b.reseller->'contact'->>'emailAddress', '') <> '' as has_email, b.snapshot->>'title' as title, b.snapshot->>'optionName' as option_name, b.departure_id, b.snapshot->>'localDate' as local_date,
  b.snapshot->>'localTime' as local_time, b.items,
  coalesce(o.contact->>'name', b.reseller->'contact'->>'fullName') as name, b.total, o.paid, o.schedule, b.currency, b.created_at`;

const JOINS = sql`from ${bookingRows('b')} ${joinDeparture('d', 'b.departure_id')}
  left join customer_order o on o.region_id = b.region_id and o.id = b.order_id
  left join booking_change c on c.region_id = b.region_id and c.booking_id = b.id and c.kind = 'called_off' and c.state = 'open'`;

const wasSold = sql`(b.state <> 'CANCELLED' or b.confirmed_at is not null or (b.cancellation is not null and coalesce(o.paid, 1) > 0))`;

/** Fewer digits fit too many telephones. */
const FEWEST_DIGITS = 3;

export async function readOperatorBookings(
  db: Database,
  { region, operatorId }: { region: string; operatorId: string },
  { state, departure, q }: Omit<OperatorBookingsQuery, 'cursor'>,
  { after, limit }: { after: PageEnd | null; limit: number },
): Promise<OperatorSaleRow[]> {
  const words = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const code = q && `%${readPartOfReference(q)}%`;
  const hasCode = code !== undefined && code !== '%%';
  const digits = q?.replaceAll(/\D/g, '') ?? '';
  const isPhone = digits.length >= FEWEST_DIGITS && /^[\d\s()+.-]+$/.test(q!);
  const { rows } = await sql<OperatorSaleRow>`
    select ${COLUMNS} ${JOINS}
    where b.region_id = ${region} and b.operator_id = ${operatorId} and not b.test_mode
      and b.state = any(${state ? [state] : [...SOLD_STATES]})
      and ${wasSold}
      ${departure ? sql`and b.departure_id = ${departure}` : sql``}
      ${
        words
          ? sql`and (${hasCode} and (b.reference like ${code} or o.reference like ${code})
              or ${isPhone} and regexp_replace(o.contact->>'phone', '\\D', '', 'g') like ${`%${digits}%`}
              or o.contact->>'name' ilike ${words} or o.contact->>'email' ilike ${words}
              or b.reseller->>'resellerReference' ilike ${words})`
          : sql``
      }
      ${after ? sql`and (b.created_at, b.id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``}
    order by b.created_at desc, b.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function findOperatorBooking(
  db: Database,
  { region, operatorId, bookingId }: { region: string; operatorId: string; bookingId: string },
): Promise<OperatorSaleRow | undefined> {
  const { rows } = await sql<OperatorSaleRow>`
    select ${COLUMNS} ${JOINS}
    where b.region_id = ${region} and b.operator_id = ${operatorId} and b.id = ${bookingId} and not b.test_mode
      and b.state = any(${[...SOLD_STATES]}) and ${wasSold}`.execute(db);
  return rows[0];
}

/** Bookings that were entered by hand may have been paid to the operator without a payment in the ledger. */
const paidOutsideLedger = sql`
  select greatest(0, o.paid
    - coalesce((select sum(p.captured) from ${paymentRows('p')} where p.region_id = o.region_id and p.order_id = o.id), 0)
    - coalesce((select sum(s.amount) from ${onSitePaymentRows('s')}
        where s.region_id = o.region_id and s.order_id = o.id and s.voided_at is null), 0)) as paid
  from customer_order o where o.region_id = b.region_id and o.id = b.order_id`;

export interface ToCancelRow {
  id: string;
  operator_id: string;
  title: string;
  option_name: string;
  local_date: string;
  local_time: string | null;
  state: DepartureState;
  currency: string;
  bookings: number;
  people: number;
  held: number;
  /** Minor units that are given back for all bookings. */
  refund: number;
  /** The part of `refund` that the operator received itself. */
  by_hand: number;
  choice_until: Date | null;
  choosing: number;
  plan_id: string;
  option_id: string;
}

export async function findToCancel(
  db: Database,
  { region, operatorId, departureId }: { region: string; operatorId: string; departureId: string },
): Promise<ToCancelRow | undefined> {
  const { rows } = await sql<ToCancelRow>`
    select d.id, d.operator_id, p.title, o.name as option_name, d.local_date::text, to_char(d.local_time, 'HH24:MI') as local_time,
      d.state, p.currency, d.choice_until, d.plan_id, d.option_id, coalesce(s.choosing, 0)::int as choosing, coalesce(s.bookings, 0)::int as bookings, coalesce(s.people, 0)::int as people,
      coalesce(s.held, 0)::int as held, coalesce(s.refund, 0)::bigint as refund, coalesce(s.by_hand, 0)::bigint as by_hand
    from ${departureRows('d')}
      ${joinPlan('p', 'd.plan_id')}
      ${joinPlanOption('o', 'd.option_id')}
      left join lateral (
        select count(*) filter (where b.state in ('CONFIRMED', 'PENDING')) as bookings,
          sum(${peopleOfItems(sql`b.items`)}) filter (where b.state in ('CONFIRMED', 'PENDING')) as people,
          count(*) filter (where b.state = 'ON_HOLD') as held,
          count(*) filter (where exists (select from booking_change c where c.region_id = b.region_id and c.booking_id = b.id
            and c.kind = 'called_off' and c.state = 'open')) as choosing,
          sum(coalesce(booked.paid, 0) + coalesce(entered.paid, 0)) filter (where b.state in ('CONFIRMED', 'PENDING')) as refund,
          sum(coalesce(booked.on_site, 0) + coalesce(entered.paid, 0)) filter (where b.state in ('CONFIRMED', 'PENDING')) as by_hand
        from ${bookingRows('b')}
          left join lateral (
            select -sum(l.amount) filter (where l.account = 'customer') as paid, sum(l.amount) filter (where l.account in ('on_site', 'by_hand')) as on_site
            from ${ledgerRows('l')} where l.region_id = b.region_id and l.booking_id = b.id and l.order_id is not null
          ) booked on true
          left join lateral (${paidOutsideLedger}) entered on b.channel = 'desk'
        where b.region_id = d.region_id and b.departure_id = d.id and not b.test_mode
          and coalesce((b.cancellation->>'pending')::boolean, false) = false
      ) s on true
    where d.region_id = ${region} and d.operator_id = ${operatorId} and d.id = ${departureId}`.execute(db);
  return rows[0];
}

export interface StillBooked {
  id: string;
  order_id: string | null;
  cancelled_for: 'weather' | 'minimum' | 'operator' | 'authority';
  /** The deadline for choosing another date. If null, the booking is refunded at once. */
  choice_until: Date | null;
  reason: string | null;
  /** `true` if the guest was asked to choose and let the deadline pass. */
  asked: boolean;
}

/** @param departureId null for all departures */
export async function readStillBooked(
  db: Database,
  region: string,
  departureId: string | null,
): Promise<StillBooked[]> {
  const { rows } = await sql<StillBooked>`
    select b.id, b.order_id, d.cancelled_for, d.choice_until, c.reason, c.id is not null as asked from ${departureRows('d')}
      ${joinBookingsOf('b', 'd')} and b.state in ('CONFIRMED', 'PENDING')
        and coalesce((b.cancellation->>'pending')::boolean, false) = false
      left join booking_change c on c.region_id = b.region_id and c.booking_id = b.id and c.kind = 'called_off' and c.state = 'open'
    where d.region_id = ${region} and d.state = 'cancelled' and d.cancelled_for is not null and (c.id is null or c.until <= clock_timestamp())
      and ${departureId ? sql`d.id = ${departureId}` : sql`d.starts_at > now() - interval '30 days'`}
    order by b.id limit 500`.execute(db);
  return rows;
}
