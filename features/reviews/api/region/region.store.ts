import { sql } from 'kysely';
import type { QueueCount } from '#features/backoffice/api/public.ts';
import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { RegionList, RegionReview, RegionReviews } from '#features/reviews/contract/region.ts';
import type { Database } from '#server/database/connect.ts';
import { microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import { aboutColumn } from '../owners.store.ts';
import { type AboutRow, kindsOfRegion } from '../owners.ts';
import { COMMENT_COLUMNS, IS_VISIBLE, type VisibleRow, withPlan } from '../public-list/visible.store.ts';
import type { ReviewRow } from '../review.store.ts';
import type { Reviews } from '../reviews.ts';

export interface RegionReviewRow
  extends Omit<VisibleRow, 'published_at'>,
    Pick<ReviewRow, 'state' | 'created_at' | 'published_at' | 'held_for' | 'reason' | 'appeal' | 'judged_by'> {
  owner_kind: OwnerKind;
  about: AboutRow | null;
  reports: RegionReview['reports'];
}

/** The region promises to decide about a held review within this time. */
const PROMISED = sql`interval '24 hours'`;

const WAITS = sql`c.state in ('held', 'reported', 'appealed')`;

const regionColumns = ({
  owners,
}: Reviews) => sql`${COMMENT_COLUMNS}, c.owner_kind, ${microseconds(sql`c.created_at`)} as at, c.state, c.created_at, c.held_for, c.reason, c.appeal, c.judged_by,
  ${aboutColumn(owners, 'c')} as about,
  coalesce((select json_agg(json_build_object('reason', r.reason, 'words', r.words, 'at', r.reported_at) order by r.reported_at)
    from comment_report r where r.region_id = c.region_id and r.comment_id = c.id), '[]') as reports`;

/** Without `state`, returns the queue: all reviews about which the region must decide. */
export async function readWaiting(
  reviews: Reviews,
  { state, limit, after }: { state: RegionList | null; limit: number; after: TimeCursor | null },
): Promise<RegionReviewRow[]> {
  const then = after
    ? sql`(c.created_at, c.id::text) > (timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond', ${after.id})`
    : sql`true`;
  const ofList =
    state === 'unanswered'
      ? sql`${IS_VISIBLE} and c.reply is null and c.owner_kind = any(${kindsOfRegion(reviews.owners)})`
      : sql`${WAITS} and ${state ? sql`c.state = ${state}` : sql`true`}`;
  const { rows } = await sql<RegionReviewRow>`
    select ${regionColumns(reviews)} from ${withPlan(reviews)}
    where c.region_id = ${reviews.region} and ${ofList} and ${then}
    order by c.created_at, c.id::text limit ${limit}`.execute(reviews.db);
  return rows;
}

export async function findForRegion(reviews: Reviews, id: string): Promise<RegionReviewRow | undefined> {
  const { rows } = await sql<RegionReviewRow>`
    select ${regionColumns(reviews)} from ${withPlan(reviews)}
    where c.region_id = ${reviews.region} and c.id = ${id}`.execute(reviews.db);
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
