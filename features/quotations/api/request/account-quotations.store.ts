import { sql } from 'kysely';
import { emailKey } from '#features/accounts/api/public.ts';
import { joinOrder } from '#features/checkout/api/public.ts';
import { unreadMessages } from '#features/conversations/api/public.ts';
import { refundedToBookings } from '#features/payments/api/public.ts';
import type { QuotationState } from '#features/quotations/contract/quotation-states.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';

export interface AccountQuotationRow extends TimeCursor {
  id: string;
  reference: string;
  state: QuotationState;
  title: string;
  begins: string | null;
  people: number;
  created_at: Date;
  asked: number;
  answered: number;
  unread: number;
  total: number | null;
  currency: string | null;
  due_at: Date | null;
}

/** The list includes quotations that were asked for without an account with the account's email address. */
export async function readAccountQuotations(
  db: Database,
  region: string,
  account: { accountId: string; email: string },
  limit: number,
  after: TimeCursor | null,
): Promise<AccountQuotationRow[]> {
  const made = sql`q.created_at`;
  const { rows } = await sql<AccountQuotationRow>`
    select q.id, q.reference, q.state, q.source->>'title' as title, q.begins::text, q.people, q.created_at, ${microseconds(made)} as at,
      f.asked, f.answered, coalesce(m.unread, 0)::int as unread, best.total, best.currency,
      case when q.state = 'accepted' then f.hold_until else f.valid_until end as due_at
    from quotation q
      cross join lateral (
        select count(*)::int as asked, count(*) filter (where o.version > 0)::int as answered, array_agg(o.id) as ids,
          min(o.valid_until) filter (where o.state = 'answered') as valid_until,
          min(c.hold_until) filter (where o.state = 'accepted') as hold_until
        from offer o left ${joinOrder('c', 'o.order_id')}
        where o.region_id = q.region_id and o.quotation_id = q.id) f
      left join lateral (
        select count(*) as unread from ${unreadMessages('operator', { region: sql`q.region_id`, offer: sql`any(f.ids)` })}) m on true
      left join lateral (
        select coalesce(c.total - ${refundedToBookings('c')}, v.total)::bigint as total, v.currency
        from offer o join offer_version v on v.region_id = o.region_id and v.offer_id = o.id and v.version = o.version
          left ${joinOrder('c', 'o.order_id')} and o.state = 'accepted'
        where o.region_id = q.region_id and o.quotation_id = q.id and o.state in ('answered', 'accepted')
        order by o.state = 'accepted' desc, v.total limit 1) best on true
    where q.region_id = ${region} and (q.account_id = ${account.accountId}
        or q.account_id is null and lower(q.contact->>'email') = ${emailKey(account.email)}) and ${beyond(made, sql`q.id`, after)}
    order by q.created_at desc, q.id limit ${limit}`.execute(db);
  return rows;
}
