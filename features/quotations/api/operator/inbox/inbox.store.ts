import { sql } from 'kysely';
import { joinOrder } from '#features/checkout/api/public.ts';
import { unreadMessages } from '#features/conversations/api/public.ts';
import { refundedToBookings } from '#features/payments/api/public.ts';
import { type InboxBox, STATES_OF_BOX } from '#features/quotations/contract/operator.ts';
import type { OfferState } from '#features/quotations/contract/quotation-states.ts';
import type { Database } from '#server/database/connect.ts';
import { microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import '../../tables.ts';

export interface InboxRecord {
  id: string;
  /** Microseconds since 1970, for the cursor of the next page. */
  at: string;
  reference: string;
  state: OfferState;
  title: string;
  name: string | null;
  people: number;
  begins: string | null;
  ends: string | null;
  areas: string[];
  asked_at: Date;
  answer_due_at: Date;
  ends_at: Date;
  viewed_at: Date | null;
  first_answered_at: Date | null;
  valid_until: Date | null;
  option_until: Date | null;
  version: number;
  has_draft: boolean;
  total: number | null;
  currency: string | null;
  unread: number;
}

export interface InboxFilters {
  region: string;
  operatorId: string;
  box: InboxBox | null;
  q: string | null;
  unread: boolean;
  after: TimeCursor | null;
  limit: number;
}

const unreadOfTraveller = unreadMessages('traveller', { region: sql`o.region_id`, offer: sql`o.id` });
const isUnread = sql`exists (select from ${unreadOfTraveller})`;

/** SQL version of `answerDue`. The index `offer_inbox_due` must contain the same expression. */
const due = sql`(case when o.state = 'changes_requested' then coalesce(o.valid_until, o.ends_at) when o.version = 0 then o.answer_due_at else o.ends_at end)`;
const isAwaited = sql`o.state in (${sql.join(STATES_OF_BOX.open.map((state) => sql.lit(state)))})`;

export async function readInbox(
  db: Database,
  { region, operatorId, box, q, unread, after, limit }: InboxFilters,
): Promise<InboxRecord[]> {
  const isDueFirst = box === 'open';
  const direction = isDueFirst ? sql`asc` : sql`desc`;
  const place = isDueFirst ? due : sql`o.asked_at`;
  const ofBox = isDueFirst ? sql`and ${isAwaited}` : box ? sql`and o.state = any(${STATES_OF_BOX[box]})` : sql``;
  const then = after && sql`timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond'`;
  const beyond = then ? sql`and (${place}, o.id) ${isDueFirst ? sql`>` : sql`<`} (${then}, ${after.id}::uuid)` : sql``;
  const words = q && `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = words
    ? sql`and exists (select from quotation q where q.region_id = o.region_id and q.id = o.quotation_id
        and (lower(concat_ws(' ', q.contact->>'name', q.source->>'title')) like lower(${words})
          or q.reference like upper(replace(${words}, ' ', ''))))`
    : sql``;
  const { rows } = await sql<InboxRecord>`
    with page as materialized (
      select o.* from offer o
      where o.region_id = ${region} and o.operator_id = ${operatorId} ${ofBox}
        ${beyond} ${found} ${unread ? sql`and ${isUnread}` : sql``}
      order by ${place} ${direction}, o.id ${direction} limit ${limit})
    select o.id, ${microseconds(place)} as at, q.reference, o.state, q.source->>'title' as title, q.contact->>'name' as name, q.people,
      q.begins::text as begins, q.ends::text as ends, q.areas, o.asked_at, o.answer_due_at, o.ends_at, o.viewed_at, o.first_answered_at,
      o.valid_until, o.option_until, o.version, o.draft is not null as has_draft, coalesce(c.total - ${refundedToBookings('c')}, v.total)::bigint as total, v.currency,
      (select count(*)::int from ${unreadOfTraveller}) as unread
    from page o
      join quotation q on q.region_id = o.region_id and q.id = o.quotation_id
      left join offer_version v on v.region_id = o.region_id and v.offer_id = o.id and v.version = o.version
      left ${joinOrder('c', 'o.order_id')} and o.state = 'accepted'
    order by ${place} ${direction}, o.id ${direction}`.execute(db);
  return rows;
}

export async function countUnread(db: Database, region: string, operatorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from offer o where o.region_id = ${region} and o.operator_id = ${operatorId} and ${isUnread}`.execute(
    db,
  );
  return rows[0]!.count;
}

export async function countInbox(
  db: Database,
  region: string,
  operatorId: string,
): Promise<{ state: OfferState; count: number; late: number }[]> {
  const { rows } = await sql<{ state: OfferState; count: number; late: number }>`
    select state, count(*)::int as count, (count(*) filter (where answer_due_at <= clock_timestamp()))::int as late
    from offer where region_id = ${region} and operator_id = ${operatorId} group by state`.execute(db);
  return rows;
}
