import { sql } from 'kysely';
import type { QueueCount } from '#features/backoffice/api/public.ts';
import type { RegionReview, RegionReviews, Waiting } from '#features/reviews/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import { microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import { COMMENT_COLUMNS, type VisibleRow, withPlan } from '../public-list/visible.store.ts';
import type { ReviewRow } from '../review.store.ts';
import type { Reviews, Subjects } from '../subjects.ts';

export interface RegionReviewRow
  extends Omit<VisibleRow, 'published_at'>,
    Pick<ReviewRow, 'state' | 'created_at' | 'published_at' | 'held_for' | 'reason' | 'appeal' | 'judged_by'> {
  about: string | null;
  reports: RegionReview['reports'];
}

/** The region promises to decide about a held review within this time. */
const PROMISED = sql`interval '24 hours'`;

const WAITS = sql`c.state in ('held', 'reported', 'appealed')`;

const regionColumns = ({
  operators,
  places,
}: Subjects) => sql`${COMMENT_COLUMNS}, ${microseconds(sql`c.created_at`)} as at, c.state, c.created_at, c.held_for, c.reason, c.appeal, c.judged_by,
  case c.owner_kind
    when 'operator' then (select name from ${operators('o')} where o.region_id = c.region_id and o.id::text = c.owner_id)
    when 'company' then (select name from ${places('o')} where o.region_id = c.region_id and o.id::text = c.owner_id) end as about,
  coalesce((select json_agg(json_build_object('reason', r.reason, 'words', r.words, 'at', r.reported_at) order by r.reported_at)
    from comment_report r where r.region_id = c.region_id and r.comment_id = c.id), '[]') as reports`;

export async function readWaiting(
  { db, region, subjects }: Reviews,
  { state, limit, after }: { state: Waiting | null; limit: number; after: TimeCursor | null },
): Promise<RegionReviewRow[]> {
  const then = after
    ? sql`(c.created_at, c.id::text) > (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql`true`;
  const { rows } = await sql<RegionReviewRow>`
    select ${regionColumns(subjects)} from ${withPlan(subjects)}
    where c.region_id = ${region} and ${WAITS} and ${state ? sql`c.state = ${state}` : sql`true`} and ${then}
    order by c.created_at, c.id::text limit ${limit}`.execute(db);
  return rows;
}

export async function findForRegion(
  { db, region, subjects }: Reviews,
  id: string,
): Promise<RegionReviewRow | undefined> {
  const { rows } = await sql<RegionReviewRow>`
    select ${regionColumns(subjects)} from ${withPlan(subjects)} where c.region_id = ${region} and c.id = ${id}`.execute(
    db,
  );
  return rows[0];
}

export async function countWaiting(db: Database, region: string): Promise<RegionReviews['counts']> {
  const { rows } = await sql<RegionReviews['counts']>`
    select count(*) filter (where c.state = 'held')::int as held, count(*) filter (where c.state = 'reported')::int as reported,
      count(*) filter (where c.state = 'appealed')::int as appealed
    from comment c where c.region_id = ${region} and ${WAITS}`.execute(db);
  return rows[0]!;
}

export async function readQueue(db: Database, region: string): Promise<QueueCount> {
  const { rows } = await sql<QueueCount>`
    select count(*)::int as count, min(c.created_at) as oldest, max(c.created_at) as newest,
      count(*) filter (where c.state = 'held' and c.created_at < now() - ${PROMISED})::int as late
    from comment c where c.region_id = ${region} and ${WAITS}`.execute(db);
  return rows[0]!;
}
