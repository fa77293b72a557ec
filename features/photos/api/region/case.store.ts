import { sql } from 'kysely';
import type { PhotoCase, PhotoWaiting, RegionPhotos } from '#features/photos/contract/case.ts';
import { ANSWERED_REASONS } from '#features/photos/contract/reasons.ts';
import { aboutColumn, type Owners } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { OwnRow } from '../own/own.store.ts';

export interface CaseRow extends OwnRow {
  reports: PhotoCase['reports'];
}

export interface Cases {
  db: Database;
  region: string;
  owners: Owners;
}

const REPORTED = sql`exists (select from photo_report r
  where r.region_id = p.region_id and r.photo_id = p.id and r.settled_at is null)`;

/** The region promises a decision within a day. */
const DECIDES = sql`interval '24 hours'`;

const HELD = sql`p.state = 'held'`;
const IS_REPORTED = sql`(p.state = 'published' and ${REPORTED})`;

const columns = (owners: Owners) => sql`p.*, p.taken_on::text as taken_on, ${microseconds(sql`p.created_at`)} as at,
  ${aboutColumn(owners, 'p')} as about,
  coalesce((select json_agg(json_build_object('reason', r.reason, 'words', r.words,
    'at', to_char(r.reported_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
    'getsAnswer', r.reason = any(${[...ANSWERED_REASONS]}::text[])) order by r.reported_at)
    from photo_report r where r.region_id = p.region_id and r.photo_id = p.id and r.settled_at is null), '[]') as reports`;

export async function findCase({ db, region, owners }: Cases, id: string): Promise<CaseRow | undefined> {
  const { rows } = await sql<CaseRow>`
    select ${columns(owners)} from photo p where p.region_id = ${region} and p.id = ${id}`.execute(db);
  return rows[0];
}

/** Oldest first. */
export async function readWaiting(
  { db, region, owners }: Cases,
  { waiting, limit, after }: { waiting: PhotoWaiting | null; limit: number; after: TimeCursor | null },
): Promise<CaseRow[]> {
  const kinds = { held: HELD, reported: IS_REPORTED };
  const then = after
    ? sql`(p.created_at, p.id::text) > (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql`true`;
  const { rows } = await sql<CaseRow>`
    select ${columns(owners)} from photo p
    where p.region_id = ${region} and ${waiting ? kinds[waiting] : sql`(${HELD} or ${IS_REPORTED})`} and ${then}
    order by p.created_at, p.id::text limit ${limit}`.execute(db);
  return rows;
}

/** Newest first. */
export async function readRecent(
  { db, region, owners }: Cases,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns(owners)} from photo p
    where p.region_id = ${region} and p.state = 'published' and ${beyond(sql`p.created_at`, sql`p.id`, after)}
    order by p.created_at desc, p.id::text limit ${limit}`.execute(db);
  return rows;
}

export async function readOfOwner(
  { db, region, owners }: Cases,
  owner: { kind: string; id: string },
  limit: number,
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    select ${columns(owners)} from photo p
    where p.region_id = ${region} and p.owner_kind = ${owner.kind} and p.owner_id = ${owner.id} and p.state = 'published'
    order by p.order_key desc, p.id limit ${limit}`.execute(db);
  return rows;
}

export async function countWaiting({ db, region }: Omit<Cases, 'owners'>): Promise<RegionPhotos['counts']> {
  const { rows } = await sql<RegionPhotos['counts']>`
    select (select count(*) from photo p where p.region_id = ${region} and ${HELD})::int as held,
      (select count(distinct r.photo_id) from photo_report r
        join photo p on p.region_id = r.region_id and p.id = r.photo_id
        where r.region_id = ${region} and r.settled_at is null and p.state = 'published')::int as reported`.execute(db);
  return rows[0]!;
}

interface QueueRow {
  count: number;
  oldest: Date | null;
  newest: Date | null;
  late: number;
}

export async function readQueue({ db, region }: Omit<Cases, 'owners'>): Promise<QueueRow> {
  const { rows } = await sql<QueueRow>`
    select count(*)::int as count, min(since) as oldest, max(since) as newest,
      count(*) filter (where since < now() - ${DECIDES})::int as late
    from (
      select coalesce(p.judged_at, p.created_at) as since from photo p where p.region_id = ${region} and ${HELD}
      union all
      select min(r.reported_at) from photo_report r join photo p on p.region_id = r.region_id and p.id = r.photo_id
      where r.region_id = ${region} and r.settled_at is null and p.state = 'published'
      group by p.id
    ) waiting`.execute(db);
  return rows[0]!;
}
