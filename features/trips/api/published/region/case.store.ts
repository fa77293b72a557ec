import { type RawBuilder, sql } from 'kysely';
import type { PublicationCase } from '#features/trips/contract/publication.ts';
import type { Database } from '#server/database/connect.ts';
import { microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { PublicationRow } from '../publication.store.ts';

export interface CaseRow extends PublicationRow, TimeCursor {
  replaces_published: boolean;
  reports: PublicationCase['reports'];
}

/** The region promises a decision within a day. */
const DECIDES = sql`interval '24 hours'`;

const OPEN_REPORT_OF_P = sql`r.region_id = p.region_id and r.publication_id = p.id and r.settled_at is null`;

const columns = (at: RawBuilder<unknown>) => sql`p.*, ${microseconds(at)} as at,
  (p.state = 'pending' and exists (select from trip_publication live
    where live.region_id = p.region_id and live.trip_id = p.trip_id and live.state = 'published')) as replaces_published,
  coalesce((select json_agg(json_build_object('reason', r.reason, 'words', r.words, 'at', r.reported_at) order by r.reported_at)
    from trip_report r where ${OPEN_REPORT_OF_P}), '[]') as reports`;

export async function findCase(db: Database, region: string, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${columns(sql`p.asked_at`)} from trip_publication p
    where p.region_id = ${region} and p.id = ${id}`.execute(db);
  return rows[0];
}

interface Page {
  limit: number;
  after: TimeCursor | null;
}

const instantOf = ({ at }: TimeCursor) => sql`(timestamptz 'epoch' + ${at}::bigint * interval '1 microsecond')`;

/** Oldest first. */
export async function readPending(db: Database, region: string, { limit, after }: Page): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns(sql`p.asked_at`)} from trip_publication p
    where p.region_id = ${region} and p.state = 'pending'
      and ${after ? sql`(p.asked_at, p.id) > (${instantOf(after)}, ${after.id}::uuid)` : sql`true`}
    order by p.asked_at, p.id limit ${limit}`.execute(db);
  return rows;
}

const REPORTED_SINCE = sql`(select min(r.reported_at) from trip_report r where ${OPEN_REPORT_OF_P})`;

/** Published trips with reports about which the region has not decided. The oldest report comes first. */
export async function readReported(db: Database, region: string, { limit, after }: Page): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns(REPORTED_SINCE)} from trip_publication p
    where p.region_id = ${region} and p.state = 'published' and ${REPORTED_SINCE} is not null
      and ${after ? sql`(${REPORTED_SINCE}, p.id) > (${instantOf(after)}, ${after.id}::uuid)` : sql`true`}
    order by ${REPORTED_SINCE}, p.id limit ${limit}`.execute(db);
  return rows;
}

/** Newest first. */
export async function readPublished(db: Database, region: string, { limit, after }: Page): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns(sql`p.judged_at`)} from trip_publication p
    where p.region_id = ${region} and p.state = 'published'
      and ${after ? sql`(p.judged_at, p.id) < (${instantOf(after)}, ${after.id}::uuid)` : sql`true`}
    order by p.judged_at desc, p.id desc limit ${limit}`.execute(db);
  return rows;
}

interface QueueRow {
  count: number;
  reported: number;
  oldest: Date | null;
  newest: Date | null;
  late: number;
}

export async function readQueue(db: Database, region: string): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select count(*)::int as count, min(since) as oldest, max(since) as newest,
      count(*) filter (where since < now() - ${DECIDES})::int as late, count(*) filter (where is_reported)::int as reported
    from (
      select asked_at as since, false as is_reported from trip_publication where region_id = ${region} and state = 'pending'
      union all
      select min(r.reported_at), true from trip_report r
      join trip_publication p on p.region_id = r.region_id and p.id = r.publication_id
      where r.region_id = ${region} and r.settled_at is null and p.state = 'published' group by p.id
    ) waiting`.execute(db);
  return rows[0]!;
}
