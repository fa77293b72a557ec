import { sql } from 'kysely';
import { type QuotationWish, requestedDays } from '#features/quotations/contract/quotation.ts';
import type { Database } from '#server/database/connect.ts';
import { askerHash } from '../unserved/asker.ts';
import { type Counted, outcomeOf } from './gap.rules.ts';
import type { Period } from './quarter.ts';

interface Row extends Omit<Counted, 'outcome' | 'askedAt' | 'length'> {
  wish: Pick<QuotationWish, 'when' | 'days' | 'languages' | 'lodging' | 'budget'>;
  asked_at: Date;
  state: string;
  offered: number;
  waited_out: boolean;
}

type UnservedRow = Pick<Counted, 'asker' | 'kind' | 'people' | 'begins' | 'areas' | 'length'> &
  Counted['wish'] & { asked_at: Date };

/**
 * Includes requests that were refused because no operator was suitable.
 * @param key key for the hash of a person (`unserved/asker.ts`)
 */
export async function readRequestCounts(db: Database, region: string, period: Period, key: Buffer): Promise<Counted[]> {
  const [requests, unserved] = await Promise.all([readRequests(db, region, period), readUnserved(db, region, period)]);
  return [...requests.map((row) => ({ ...row, asker: askerHash(key, row.asker) })), ...unserved];
}

async function readRequests(db: Database, region: string, { from, until, zone }: Period): Promise<Counted[]> {
  const { rows } = await sql<Row>`
    select q.reference, q.created_at as asked_at, q.state, q.source->>'kind' as kind, q.people, q.begins::text as begins, q.areas,
      coalesce(encode(sha256(convert_to(lower(q.contact->>'email'), 'UTF8')), 'hex'), 'erased') as asker,
      json_build_object('when', q.wish->'when', 'days', q.wish->'days', 'languages', q.wish->'languages', 'lodging', q.wish->'lodging',
        'budget', q.wish->'budget') as wish,
      f.asked, f.offered, f.declined, f.reasons, f.due < q.changed_at as waited_out
    from quotation q join lateral (
      select count(*)::int as asked, (count(*) filter (where o.version > 0))::int as offered,
        (count(*) filter (where o.state = 'declined' and o.reason->>'by' = 'operator'))::int as declined,
        coalesce(array_agg(distinct o.reason->>'code') filter (where o.state = 'declined' and o.reason->>'by' = 'operator'), '{}') as reasons,
        min(o.answer_due_at) as due
      from offer o where o.region_id = q.region_id and o.quotation_id = q.id) f on true
    where q.region_id = ${region}
      and q.created_at >= ${from}::timestamp at time zone ${zone} and q.created_at < ${until}::timestamp at time zone ${zone}
    order by q.created_at desc`.execute(db);
  return rows.map(({ asked_at, state, offered, waited_out, ...row }) => ({
    ...row,
    length: requestedDays(row.wish),
    askedAt: asked_at,
    outcome: outcomeOf({ state, offered, asked: row.asked, declined: row.declined, waitedOut: waited_out }),
  }));
}

async function readUnserved(db: Database, region: string, { from, until, zone }: Period): Promise<Counted[]> {
  const { rows } = await sql<UnservedRow>`
    select asked_at, encode(asker_hash, 'hex') as asker, kind, people, begins::text as begins, areas, length, languages, lodging, budget
    from unserved_demand
    where region_id = ${region}
      and asked_at >= ${from}::timestamp at time zone ${zone} and asked_at < ${until}::timestamp at time zone ${zone}`.execute(
    db,
  );
  return rows.map(({ asked_at, languages, lodging, budget, ...row }) => ({
    ...row,
    ...{ reference: null, askedAt: asked_at, wish: { languages, lodging, budget } },
    ...{ asked: 0, declined: 0, reasons: [], outcome: 'nobody_fits' },
  }));
}

export async function readFirstRequestedAt(db: Database, region: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select least((select min(created_at) from quotation where region_id = ${region}),
      (select min(asked_at) from unserved_demand where region_id = ${region})) as at`.execute(db);
  return rows[0]!.at;
}
