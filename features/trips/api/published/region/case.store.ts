import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import { microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { PublicationRow } from '../publication.store.ts';

export interface CaseRow extends PublicationRow, TimeCursor {
  replaces_published: boolean;
}

/** The region promises a decision within a day. */
const DECIDES = sql`interval '24 hours'`;

const columns = (at: RawBuilder<unknown>) => sql`p.*, ${microseconds(at)} as at,
  (p.state = 'pending' and exists (select from trip_publication live
    where live.region_id = p.region_id and live.trip_id = p.trip_id and live.state = 'published')) as replaces_published`;

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
  oldest: Date | null;
  newest: Date | null;
  late: number;
}

export async function readQueue(db: Database, region: string): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select count(*)::int as count, min(asked_at) as oldest, max(asked_at) as newest,
      count(*) filter (where asked_at < now() - ${DECIDES})::int as late
    from trip_publication where region_id = ${region} and state = 'pending'`.execute(db);
  return rows[0]!;
}
