import { sql } from 'kysely';
import { bookingRows, joinBookingsOf } from '#features/bookings/api/public.ts';
import { HOLDS_PLACES } from '#features/bookings/contract/booking-states.ts';
import { orderRows } from '#features/checkout/api/public.ts';
import {
  departureResourceRows,
  departureRows,
  joinDeparture,
  resourceClaimRows,
  resourceRows,
} from '#features/operators/api/public.ts';
import {
  ledgerRows,
  onSitePaymentRows,
  onSiteReturnRows,
  paymentRows,
  refundRows,
  reviewCaseRows,
} from '#features/payments/api/public.ts';
import type { InvariantName } from '#features/payouts/contract/invariants.ts';
import type { Database } from '#server/database/connect.ts';
import type { Found, InvariantQuery } from './found.ts';
import { PAYOUT_INVARIANTS } from './payout-invariants.store.ts';

const SWEPT_AFTER = sql`interval '5 seconds'`;
const CARRIED_WITHIN = sql`interval '3 days'`;
const MOST = 200;

/** Each query compares two independent records. It computes its own sums and does not call the code that it checks. */
export const INVARIANTS = {
  ledger_balances: (region) => sql`
    select entry as subject, currency || ' ' || sum(amount) as detail
    from ${ledgerRows()} where region_id = ${region} group by entry, currency having sum(amount) <> 0`,

  places_counted: (region) => sql`
    select d.id::text as subject, 'taken ' || d.taken || ', held by bookings ' || coalesce(b.places, 0) as detail
    from ${departureRows('d')} left join (
      select departure_id, sum(places) as places from ${bookingRows()}
      where region_id = ${region} and state = any(${[...HOLDS_PLACES]}) group by departure_id) b on b.departure_id = d.id
    where d.region_id = ${region} and d.taken <> coalesce(b.places, 0)`,

  never_oversold: (region) => sql`
    select d.id::text as subject, 'capacity ' || d.capacity || ', held by bookings ' || sum(b.places) as detail
    from ${departureRows('d')} ${joinBookingsOf('b', 'd')} and b.state = any(${[...HOLDS_PLACES]})
    where d.region_id = ${region} and d.capacity is not null group by d.id, d.capacity having sum(b.places) > d.capacity`,

  /** A departure reserves shared resources, such as a guide, only while seats are taken. */
  resources_claimed: (region) => sql`
    select coalesce(n.departure_id, c.departure_id)::text as subject,
      'needs ' || coalesce(n.places, 0) || ', claimed ' || coalesce(c.places, 0) as detail
    from (select r.resource_id, r.departure_id, d.taken as places from ${departureResourceRows('r')}
        ${joinDeparture('d', 'r.departure_id')}
        where r.region_id = ${region} and d.taken > 0 and d.state <> 'cancelled') n
      full join (select resource_id, departure_id, places from ${resourceClaimRows()} where region_id = ${region}) c
        on c.resource_id = n.resource_id and c.departure_id = n.departure_id
    where n.places is distinct from c.places`,

  /** No guide leads two departures at the same time, and no van carries too many people. */
  resources_suffice: (region) => sql`
    select r.id::text as subject, 'capacity ' || r.capacity || ', used ' || used.most as detail
    from ${resourceRows('r')} join lateral (
      select max(at_once.total) as most from ${resourceClaimRows('begins')}, lateral (
        select sum(case r.counts when 'departure' then 1 else c.places end) as total from ${resourceClaimRows('c')}
        where c.region_id = r.region_id and c.resource_id = r.id and c.during @> lower(begins.during)) at_once
      where begins.region_id = r.region_id and begins.resource_id = r.id) used on true
    where r.region_id = ${region} and used.most > r.capacity`,

  holds_end: (region) => sql`
    select id::text as subject, 'held until ' || hold_until as detail from ${orderRows()}
    where region_id = ${region} and state = 'held' and hold_until < clock_timestamp() - ${SWEPT_AFTER}
    union all
    select id::text, 'held until ' || hold_until from ${bookingRows()}
    where region_id = ${region} and state = 'ON_HOLD' and order_id is null and hold_until < clock_timestamp() - ${SWEPT_AFTER}`,

  orders_agree: (region) => sql`
    select o.id::text as subject, o.state || ' with ' || string_agg(distinct b.state, ', ') as detail
    from ${orderRows('o')} join ${bookingRows('b')} on b.region_id = o.region_id and b.order_id = o.id
    where o.region_id = ${region} and not case o.state
      when 'held' then b.state = 'ON_HOLD'
      when 'lapsed' then b.state = 'EXPIRED'
      when 'released' then b.state = 'CANCELLED'
      when 'cancelled' then b.state in ('CANCELLED', 'REJECTED')
      else b.state not in ('ON_HOLD', 'EXPIRED') end
    group by o.id, o.state`,

  /** The captured amount of each payment is the sum of its captures in the ledger. */
  captures_booked: (region) => sql`
    select p.id::text as subject, 'captured ' || p.captured || ', in the ledger ' || coalesce(l.amount, 0) as detail
    from ${paymentRows('p')} left join (
      select payment_id, sum(amount) as amount from ${ledgerRows()}
      where region_id = ${region} and account = 'provider' and entry like 'capture/%' group by payment_id) l on l.payment_id = p.id
    where p.region_id = ${region} and p.captured <> coalesce(l.amount, 0)`,

  orders_credited: (region) => sql`
    select o.id::text as subject, 'paid ' || o.paid || ', captured ' || coalesce(p.captured, 0) || ', on the spot ' || coalesce(s.amount, 0) as detail
    from ${orderRows('o')} left join (
      select order_id, sum(captured) as captured from ${paymentRows()} where region_id = ${region} group by order_id) p on p.order_id = o.id
      left join (
      select order_id, sum(amount) as amount from ${onSitePaymentRows()}
      where region_id = ${region} and voided_at is null group by order_id) s on s.order_id = o.id
    where o.region_id = ${region} and o.channel = 'web' and o.paid <> coalesce(p.captured, 0) + coalesce(s.amount, 0)`,

  /**
   * Captured money minus refunds is at most the order's total, and zero for an unconfirmed order. Other orders must
   * have a case.
   */
  captures_explained: (region) => sql`
    select o.id::text as subject, o.state || ': captured ' || p.captured || ', given back ' || coalesce(r.amount, 0) as detail
    from ${orderRows('o')}
      join (select order_id, sum(captured) as captured from ${paymentRows()} where region_id = ${region} group by order_id) p on p.order_id = o.id
      left join (select order_id, sum(amount) as amount from ${refundRows()} where region_id = ${region} group by order_id) r on r.order_id = o.id
    where o.region_id = ${region} and p.captured > 0
      and p.captured - coalesce(r.amount, 0) > case when o.state in ('confirmed', 'cancelled') then o.total else 0 end
      and not exists (select from ${reviewCaseRows('c')} where c.region_id = o.region_id and c.order_id = o.id)`,

  confirmed_are_paid: (region) => sql`
    select id::text as subject, 'paid ' || paid || ', due ' || (schedule->0->>'amount') as detail
    from ${orderRows()} where region_id = ${region} and channel = 'web' and state = 'confirmed'
      and paid < (schedule->0->>'amount')::bigint`,

  /** Refunds never exceed the captured amount. The payment and the ledger count each refund once. */
  refunds_counted: (region) => sql`
    select p.id::text as subject, 'captured ' || p.captured || ', promised back ' || r.promised || ', gone back ' || r.settled
      || ', counted ' || p.refunded || ', in the ledger ' || coalesce(l.amount, 0) as detail
    from ${paymentRows('p')}
      join (select payment_id, sum(amount) as promised, coalesce(sum(amount) filter (where state = 'settled'), 0) as settled
        from ${refundRows()} where region_id = ${region} group by payment_id) r on r.payment_id = p.id
      left join (select payment_id, -sum(amount) as amount, coalesce(-sum(amount) filter (where account = 'provider'), 0) as by_card
        from ${ledgerRows()} where region_id = ${region} and account in ('provider', 'bank') and entry like 'refund-settled/%'
        group by payment_id) l on l.payment_id = p.id
    where p.region_id = ${region} and (r.promised > p.captured or p.refunded < coalesce(l.by_card, 0) or p.refunded > r.promised
      or r.settled <> coalesce(l.amount, 0))`,

  refunds_owed: (region) => sql`
    select r.id::text as subject, r.state || ' ' || r.amount || ', owed in the ledger ' || coalesce(l.owed, 0) as detail
    from ${refundRows('r')} left join (
      select refund_id, -sum(amount) as owed from ${ledgerRows()}
      where region_id = ${region} and account = 'refund' group by refund_id) l on l.refund_id = r.id
    where r.region_id = ${region} and coalesce(l.owed, 0) <> case when r.state = 'settled' then 0 else r.amount end`,

  refunds_carried: (region) => sql`
    select id::text as subject, state || ' since ' || changed_at as detail from ${refundRows()}
    where region_id = ${region} and state in ('approved', 'failed', 'submitted') and changed_at < clock_timestamp() - ${CARRIED_WITHIN}`,

  /** The travellers' money of a booking is between zero and the price. It is zero after a cancellation. */
  customers_kept: (region) => sql`
    select b.id::text as subject, b.state || ' with ' || l.held as detail
    from (select booking_id, -sum(amount) as held from ${ledgerRows()}
        where region_id = ${region} and account = 'customer' and booking_id is not null group by booking_id) l
      join ${bookingRows('b')} on b.region_id = ${region} and b.id = l.booking_id
    where l.held < 0 or l.held > b.total or (l.held <> 0 and b.state in ('CANCELLED', 'REJECTED', 'EXPIRED'))`,

  /**
   * Money received on the spot is in the ledger. The operator keeps at most the unearned money of the booking, and gives
   * back at most the promised money.
   */
  on_site_booked: (region) => sql`
    select p.id::text as subject, p.amount || ', in the ledger ' || coalesce(l.amount, 0) as detail
    from ${onSitePaymentRows('p')} left join (
      select regexp_replace(entry, '^on-site(-void)?/', '') as name, sum(amount) as amount from ${ledgerRows()}
      where region_id = ${region} and account = 'on_site' and entry like 'on-site%' group by 1) l on l.name = p.id::text
    where p.region_id = ${region} and coalesce(l.amount, 0) <> case when p.voided_at is null then p.amount else 0 end
    union all
    select booking_id::text, 'on the spot ' || sum(amount) filter (where account in ('on_site', 'by_hand')) || ', of the customer '
      || coalesce(-sum(amount) filter (where account = 'customer'), 0)
    from ${ledgerRows()} where region_id = ${region} and booking_id is not null
      and account in ('on_site', 'by_hand', 'customer')
    group by booking_id having sum(amount) filter (where account in ('on_site', 'by_hand')) not between 0
        and greatest(0, coalesce(-sum(amount) filter (where account = 'customer'), 0))
      or sum(amount) filter (where account = 'by_hand') > 0
    union all
    select r.id::text, 'given back ' || r.amount || ', in the ledger ' || l.amount
    from ${onSiteReturnRows('r')} join (
      select regexp_replace(entry, '^given-back(-void)?/', '') as name, sum(amount) as amount from ${ledgerRows()}
      where region_id = ${region} and account = 'by_hand' and entry like 'given-back%' group by 1) l on l.name = r.id::text
    where r.region_id = ${region} and l.amount > case when r.voided_at is null then r.amount else 0 end`,

  /** Every payment that may still change has a time for its next check. */
  payments_watched: (region) => sql`
    select id::text as subject, state || ' since ' || changed_at as detail from ${paymentRows()}
    where region_id = ${region} and state in ('created', 'requires_action', 'authorized', 'disputed') and check_at is null`,

  /** An instalment that was paid twice has a refund or a case. */
  instalments_paid_once: (region) => sql`
    select p.order_id::text as subject, count(*) || ' payments of instalment ' || p.instalment as detail
    from ${paymentRows('p')} where p.region_id = ${region} and p.captured > 0
      and not exists (select from ${refundRows('r')} where r.region_id = p.region_id and r.order_id = p.order_id)
      and not exists (select from ${reviewCaseRows('c')} where c.region_id = p.region_id and c.order_id = p.order_id)
    group by p.order_id, p.instalment having count(*) > 1`,

  /** The money of a disputed payment is in the account `dispute` instead of the account `provider`. */
  disputes_booked: (region) => sql`
    select p.id::text as subject, p.state || ': in dispute ' || coalesce(l.disputed, 0) || ', at the provider ' || coalesce(l.held, 0) as detail
    from ${paymentRows('p')} left join (
      select payment_id, sum(amount) filter (where account = 'dispute') as disputed, sum(amount) filter (where account = 'provider'
        and (entry like 'capture/%' or entry like 'refund-settled/%' or entry like 'dispute/%' or entry like 'dispute-won/%')) as held
      from ${ledgerRows()} where region_id = ${region} and payment_id is not null group by payment_id) l on l.payment_id = p.id
    where p.region_id = ${region} and ((p.state = 'disputed') <> (coalesce(l.disputed, 0) > 0)
      or coalesce(l.disputed, 0) < 0 or (p.state in ('disputed', 'lost') and coalesce(l.held, 0) <> 0))`,

  /** An order with money in the account `review` has an open case. */
  unclear_is_looked_at: (region) => sql`
    select l.order_id::text as subject, l.currency || ' ' || l.amount as detail
    from (select order_id, currency, sum(amount) as amount from ${ledgerRows()}
        where region_id = ${region} and account = 'review' and order_id is not null group by order_id, currency having sum(amount) <> 0) l
    where not exists (select from ${reviewCaseRows('c')} where c.region_id = ${region} and c.order_id = l.order_id)`,

  /** The account `bank` contains each paid settlement once, and no failed settlements. */
  settlements_booked: (region) => sql`
    select s.provider || '/' || s.id as subject, s.state || ' ' || s.amount || ', in the bank ' || coalesce(l.amount, 0) as detail
    from card_settlement s left join (
      select regexp_replace(entry, '^settlement(-failed)?/', '') as name, sum(amount) as amount from ${ledgerRows()}
      where region_id = ${region} and account = 'bank' and (entry like 'settlement/%' or entry like 'settlement-failed/%')
      group by 1) l on l.name = s.provider || '/' || s.id
    where s.region_id = ${region} and coalesce(l.amount, 0) <> case s.state when 'paid' then s.amount else 0 end`,

  /** The amount of a settlement is the sum of its lines. Unexplained lines have an open case. */
  settlements_add_up: (region) => sql`
    select s.provider || '/' || s.id as subject, s.amount || ' of lines for ' || sum(l.amount - l.fee) as detail
    from card_settlement s join card_settlement_line l
      on l.region_id = s.region_id and l.provider = s.provider and l.settlement_id = s.id
    where s.region_id = ${region} group by s.region_id, s.provider, s.id
    having sum(l.amount - l.fee) <> s.amount or (count(l.trouble) > 0 and not exists (
      select from ${reviewCaseRows('c')} where c.region_id = s.region_id and c.about = 'settlement/' || s.provider || '/' || s.id))`,

  /** Each stored response to an order request names an existing order. */
  requests_answered_once: (region) => sql`
    select a.key as subject, 'answered with order ' || (a.body::json->>'id') as detail
    from answered_request a left join ${orderRows('o')}
      on o.region_id = a.region_id and o.creation_hash = decode(a.key, 'hex') and o.id::text = a.body::json->>'id'
    where a.region_id = ${region} and a.scope = 'orders/place' and a.body is not null and o.id is null`,

  ...PAYOUT_INVARIANTS,
} as const satisfies Record<InvariantName, InvariantQuery>;

export async function findBroken(db: Database, region: string, name: InvariantName): Promise<Found[]> {
  const query: InvariantQuery = INVARIANTS[name];
  const { rows } = await sql<Found>`select * from (${query(region)}) found limit ${MOST}`.execute(db);
  return rows;
}
