import { sql } from 'kysely';
import { joinBooking } from '#features/bookings/api/public.ts';
import { joinDeparture } from '#features/operators/api/public.ts';
import { ledgerRows, payableRows } from '#features/payments/api/public.ts';
import { RELEASED_AFTER_DAYS } from '#features/payments/contract/payable-states.ts';
import type { InvariantQuery } from './found.ts';

/** JavaScript stores milliseconds and PostgreSQL stores microseconds, so times may be rounded. */
const ROUNDED = sql`interval '1 second'`;
const LIVING = ['batched', 'sent', 'confirmed'];

export const PAYOUT_INVARIANTS = {
  payables_earned: (region) => sql`
    select coalesce(p.entry, l.entry) as subject, 'to be paid ' || coalesce(p.amount, 0) || ' and commission ' || coalesce(p.commission, 0)
      || ', in the ledger ' || coalesce(l.amount, 0) || ' and ' || coalesce(l.commission, 0) as detail
    from (select entry, operator_id, currency, amount, commission from ${payableRows()} where region_id = ${region}) p
      full join (select entry, operator_id, currency, -sum(amount) filter (where account = 'operator') as amount,
          coalesce(-sum(amount) filter (where account = 'commission'), 0) as commission
        from ${ledgerRows()} where region_id = ${region} and operator_id is not null and entry not like 'payout-%'
        group by entry, operator_id, currency having bool_or(account = 'operator')) l
      on l.entry = p.entry and l.operator_id = p.operator_id and l.currency = p.currency
    where p.amount is distinct from l.amount or p.commission is distinct from l.commission`,

  /** No payable is paid before its release time. The release time is never earlier than the end of the waiting days. */
  payables_wait: (region) => sql`
    select p.entry as subject, p.state || ', to be paid from ' || p.releasable_at || coalesce(', in a payout of ' || o.made_at, '')
      || coalesce(', served until ' || d.ends_at, '') as detail
    from ${payableRows('p')}
      left join payout_line l on l.region_id = p.region_id and l.entry = p.entry
      left join payout o on o.region_id = l.region_id and o.id = l.payout_id
      left ${joinBooking('b', 'p.booking_id')} and p.entry like 'earn/%'
      left ${joinDeparture('d', 'b.departure_id')}
    where p.region_id = ${region}
      and ((p.state <> 'accrued' and p.releasable_at > clock_timestamp()) or o.made_at < p.releasable_at - ${ROUNDED}
        or p.releasable_at < d.ends_at + make_interval(days => ${RELEASED_AFTER_DAYS}) - ${ROUNDED})`,

  /**
   * The amount of a transfer is the sum of its payables. All of them have the operator and the currency of the
   * transfer.
   */
  payouts_explained: (region) => sql`
    select o.id::text as subject, 'pays ' || o.amount || ', names ' || coalesce(sum(l.amount), 0) || ' of earnings ' || coalesce(sum(p.amount), 0)
      as detail
    from payout o
      left join payout_line l on l.region_id = o.region_id and l.payout_id = o.id
      left join ${payableRows('p')} on p.region_id = l.region_id and p.entry = l.entry
    where o.region_id = ${region}
    group by o.id, o.amount, o.operator_id, o.currency
    having o.amount <> coalesce(sum(l.amount), 0) or bool_or(l.amount is distinct from p.amount)
      or bool_or(p.operator_id <> o.operator_id or p.currency <> o.currency)`,

  /** A payable is in at most one transfer whose state is in `LIVING`, and has the state of this transfer. */
  paid_out_once: (region) => sql`
    select p.entry as subject, p.state || ', in ' || coalesce(o.many, 0) || ' transfers' || coalesce(' (' || o.states || ')', '') as detail
    from ${payableRows('p')} left join (
      select l.entry, count(*) as many, string_agg(t.state, ', ') as states, string_agg(t.id::text, ', ') as ids
      from payout_line l join payout t on t.region_id = l.region_id and t.id = l.payout_id and t.state = any(${LIVING})
      where l.region_id = ${region} group by l.entry) o on o.entry = p.entry
    where p.region_id = ${region}
      and case when p.state = any(${LIVING}) then o.many is distinct from 1 or o.states <> p.state or o.ids is distinct from p.payout_id::text
        else o.many is not null end`,

  /** While a transfer is sent or confirmed, its amount has left the account `bank`. */
  payouts_booked: (region) => sql`
    select coalesce(o.id, l.payout_id)::text as subject, coalesce(o.state, 'unknown') || ' ' || coalesce(o.amount, 0)
      || ', left the bank ' || coalesce(l.amount, 0) as detail
    from (select * from payout where region_id = ${region}) o
      full join (select payout_id, -sum(amount) as amount from ${ledgerRows()}
        where region_id = ${region} and payout_id is not null and account = 'bank' group by payout_id) l on l.payout_id = o.id
    where coalesce(l.amount, 0) <> case when o.state in ('sent', 'confirmed') then o.amount else 0 end`,

  /** The balance of an operator is the sum of the payables that are not sent. */
  operators_owed: (region) => sql`
    select coalesce(l.operator_id, p.operator_id)::text as subject, 'owed ' || coalesce(l.owed, 0) || ' ' || coalesce(l.currency, p.currency)
      || ', earned and not sent ' || coalesce(p.open, 0) as detail
    from (select operator_id, currency, -sum(amount) as owed from ${ledgerRows()}
        where region_id = ${region} and account = 'operator' group by operator_id, currency) l
      full join (select operator_id, currency, coalesce(sum(amount) filter (where state not in ('sent', 'confirmed')), 0) as open from ${payableRows()}
        where region_id = ${region} group by operator_id, currency) p on p.operator_id = l.operator_id and p.currency = l.currency
    where coalesce(l.owed, 0) <> coalesce(p.open, 0)`,

  /** The amount of an invoice is the sum of its lines and of their earnings. Only a paid invoice has a payment. */
  invoices_explained: (region) => sql`
    select i.number as subject, i.state || ', asks ' || i.amount || ', names ' || coalesce(sum(l.amount), 0) || ' of earnings '
      || coalesce(sum(p.amount), 0) || ', paid ' || coalesce(max(paid.amount), 0) as detail
    from commission_invoice i
      left join commission_invoice_line l on l.region_id = i.region_id and l.invoice_id = i.id
      left join ${payableRows('p')} on p.region_id = l.region_id and p.entry = l.entry and p.operator_id = i.operator_id
        and p.currency = i.currency
      left join ${payableRows('paid')} on paid.region_id = i.region_id and paid.entry = 'operator-paid/' || i.id
      left join payout o on o.region_id = i.region_id and o.id = i.payout_id
    where i.region_id = ${region}
    group by i.id, i.number, i.state, i.amount
    having i.amount <> coalesce(sum(l.amount), 0) or i.amount <> coalesce(-sum(p.amount), 0)
      or coalesce(max(paid.amount), 0) <> case i.state when 'paid' then i.amount else 0 end
      or (i.state = 'netted' and max(o.state) in ('returned', 'withdrawn'))`,

  /** A ledger entry changes the balance of at most one operator. */
  statements_whole: (region) => sql`
    select entry as subject, count(*) filter (where operator_id is null) || ' postings of nobody, ' || count(distinct operator_id) || ' operators'
      as detail
    from ${ledgerRows()} where region_id = ${region}
    group by entry having bool_or(account = 'operator') and (bool_or(operator_id is null) or count(distinct operator_id) > 1)`,
} as const satisfies Record<string, InvariantQuery>;
