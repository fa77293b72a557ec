import { sql } from 'kysely';
import type { RegionView } from '#features/complaints/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import type { ComplaintRow } from '../complaint.store.ts';

export type RegionRow = Pick<
  ComplaintRow,
  | 'region_id'
  | 'reference'
  | 'country'
  | 'kind'
  | 'state'
  | 'filed_at'
  | 'clock_from'
  | 'due_on'
  | 'extended'
  | 'answered_at'
  | 'in_time'
  | 'assigned_to'
> & { consumer: string; about: string };

export interface RegionListQuery {
  view: RegionView;
  today: string;
  me: string;
  text: string | null;
  after: { dueOn: string; reference: string } | null;
  limit: number;
}

const OWED = sql`(state in ('filed', 'in_progress') or (state = 'escalated' and answered_at is null))`;

export async function readForRegion(db: Database, region: string, ask: RegionListQuery): Promise<RegionRow[]> {
  const { view, today, me, text, after, limit } = ask;
  const backwards = view === 'answered' || view === 'all';
  const which = {
    open: OWED,
    late: sql`${OWED} and due_on < ${today}::date`,
    mine: sql`${OWED} and assigned_to = ${me}`,
    answered: sql`not ${OWED}`,
    all: sql`true`,
  }[view];
  const page = after
    ? backwards
      ? sql`and (due_on, reference) < (${after.dueOn}::date, ${after.reference})`
      : sql`and (due_on, reference) > (${after.dueOn}::date, ${after.reference})`
    : sql``;
  const found = text
    ? sql`and (reference ilike ${like(text)} or sheet #>> '{consumer,name}' ilike ${like(text)})`
    : sql``;
  const { rows } = await sql<RegionRow>`
    select region_id, reference, country, kind, state, filed_at, clock_from::text, due_on::text, extended, answered_at, in_time, assigned_to,
      sheet #>> '{consumer,name}' as consumer, left(sheet ->> 'detail', 140) as about
    from complaint where region_id = ${region} and ${which} ${page} ${found}
    order by ${backwards ? sql`due_on desc, reference desc` : sql`due_on, reference`} limit ${limit}`.execute(db);
  return rows;
}

export interface RegionCounts {
  open: number;
  soon: number;
  late: number;
  answered: number;
}

export async function countForRegion(
  db: Database,
  region: string,
  today: string,
  soonUntil: string,
): Promise<RegionCounts> {
  const { rows } = await sql<RegionCounts>`
    select count(*) filter (where ${OWED})::int as open,
      count(*) filter (where ${OWED} and due_on between ${today}::date and ${soonUntil}::date)::int as soon,
      count(*) filter (where ${OWED} and due_on < ${today}::date)::int as late,
      count(*) filter (where not ${OWED})::int as answered
    from complaint where region_id = ${region}`.execute(db);
  return rows[0]!;
}

/** `from` is the day on which the period for the answer began, and `at` is the time of the answer. */
export async function readAnswered(db: Database, region: string, since: Date): Promise<{ from: string; at: Date }[]> {
  const { rows } = await sql<{ from: string; at: Date }>`
    select clock_from::text as from, answered_at as at from complaint
    where region_id = ${region} and answered_at > ${since} order by answered_at desc limit 500`.execute(db);
  return rows;
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;

export async function readOwedTimes(
  db: Database,
  region: string,
): Promise<{ oldest: Date | null; newest: Date | null }> {
  const { rows } = await sql<{ oldest: Date | null; newest: Date | null }>`
    select min(filed_at) as oldest, max(filed_at) as newest from complaint
    where region_id = ${region} and ${OWED}`.execute(db);
  return rows[0]!;
}
