import { type RawBuilder, sql } from 'kysely';
import { MEAN_FROM, shownMean } from '#features/reviews/contract/mean.ts';
import type { OwnerKind } from '#features/reviews/contract/owner-queries.ts';
import type { Review, ReviewsPage } from '#features/reviews/contract/public-review.ts';
import type { Replier } from '#features/reviews/contract/review.ts';
import { SUB_SCORES, type SubScore } from '#features/reviews/contract/review-content.ts';
import type { Rows } from '#server/database/rows-of.ts';
import { isUuid } from '#server/database/uuid.ts';
import { beyond, type TimeCursor } from '#server/http/time-cursor.ts';
import type { Reviews } from '../reviews.ts';

export interface VisibleRow extends TimeCursor, Omit<Review, 'owner' | 'visitedOn' | 'reply' | 'publishedAt' | 'id'> {
  owner_id: string;
  visited_on: string | null;
  reply: string | null;
  replied_at: Date | null;
  replied_as: Replier | null;
  published_at: Date;
}

export interface OfOwner {
  kind: OwnerKind;
  /** Null means all owners of the kind. */
  id: string | null;
  /** Id or slug. Null means all plans. */
  plan: string | null;
  /** Verification level. Null means all levels. */
  level: number | null;
  /** Only reviews that score this part. Null means all. */
  part: SubScore | null;
}

/** Proved visits and completed bookings come first, then the newest reviews. The rule of the ranking publishes this order. */
const PROVED = sql`(c.verification >= 3)`;

/** The cursor of a proved review is this number of microseconds higher, so that one number has the order of the list. */
const PROVED_FIRST = 5_000_000_000_000_000n;
const POSITION = sql<string>`(extract(epoch from c.published_at) * 1000000
  + case when ${PROVED} then ${sql.raw(String(PROVED_FIRST))} else 0 end)::bigint::text`;

function behind(after: TimeCursor | null): RawBuilder<unknown> {
  if (!after) return sql`true`;
  const at = BigInt(after.at);
  const wasProved = at >= PROVED_FIRST;
  const rest = beyond(sql`c.published_at`, sql`c.id`, { ...after, at: String(wasProved ? at - PROVED_FIRST : at) });
  return wasProved ? sql`(not ${PROVED} or ${rest})` : sql`not ${PROVED} and ${rest}`;
}

export const COMMENT_COLUMNS = sql`c.id, c.owner_id, c.author, c.rating, c.scores, c.title, c.body, c.language, c.verification, c.fictional,
  (select count(*)::int from comment_vote v where v.region_id = c.region_id and v.comment_id = c.id) as useful,
  c.visited_on::text, c.reply, c.replied_at, c.replied_as, c.published_at,
  case when p.id is not null then json_build_object('slug', p.slug, 'title', p.title) end as plan`;

export const withPlan = ({ plans }: Pick<Reviews, 'plans'>): RawBuilder<unknown> =>
  sql`comment c left join ${plans('p')} on p.region_id = c.region_id and p.id = c.plan_id`;

/** A reported review stays visible until the region decides. */
export const IS_VISIBLE = sql`c.published_at is not null and c.state in ('published', 'reported', 'upheld')`;

function visible({ region, plans }: Reviews, { kind, id, plan }: OfOwner): RawBuilder<unknown> {
  const ofOwner = id === null ? sql`true` : sql`c.owner_id = ${id}`;
  return sql`c.region_id = ${region} and c.owner_kind = ${kind} and ${IS_VISIBLE} and ${ofOwner}
    and ${plan === null ? sql`true` : sql`c.plan_id = ${planIdOf(plans, region, plan)}`}`;
}

const planIdOf = (plans: Rows, region: string, plan: string) =>
  isUuid(plan)
    ? sql`${plan}::uuid`
    : sql`(select id from ${plans()} where region_id = ${region} and slug = ${plan} and state <> 'made_to_order')`;

export async function readVisible(
  reviews: Reviews,
  owner: OfOwner,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<VisibleRow[]> {
  const ofLevel = owner.level === null ? sql`true` : sql`c.verification = ${owner.level}`;
  const ofPart = owner.part === null ? sql`true` : sql`c.scores ? ${owner.part}`;
  const { rows } = await sql<VisibleRow>`
    select ${COMMENT_COLUMNS}, ${POSITION} as at
    from ${withPlan(reviews)} where ${visible(reviews, owner)} and ${ofLevel} and ${ofPart} and ${behind(after)}
    order by ${PROVED} desc, c.published_at desc, c.id limit ${sql.lit(limit)}`.execute(reviews.db);
  return rows;
}

export async function readSummary(
  reviews: Reviews,
  owner: OfOwner,
): Promise<Pick<ReviewsPage, 'count' | 'mean' | 'distribution' | 'levels' | 'scores'>> {
  const stars = sql.join([1, 2, 3, 4, 5].map((star) => sql`count(*) filter (where c.rating = ${star}::int)::int`));
  const levels = sql.join(
    [0, 1, 2, 3, 4].map((level) => sql`count(*) filter (where c.verification = ${level}::int)::int`),
  );
  const parts = sql.join(
    SUB_SCORES.map((part) => {
      const value = sql`(c.scores ->> ${sql.lit(part)})::int`;
      return sql`${sql.lit(part)}, case when count(${value}) >= ${MEAN_FROM}::int then avg(${value})::float8 end`;
    }),
  );
  const { rows } = await sql<Pick<ReviewsPage, 'count' | 'mean' | 'distribution' | 'levels' | 'scores'>>`
    select count(*)::int as count, avg(c.rating)::float8 as mean, array[${stars}] as distribution, array[${levels}] as levels, json_build_object(${parts}) as scores
    from comment c where ${visible(reviews, owner)}`.execute(reviews.db);
  const { mean, ...summary } = rows[0]!;
  return { ...summary, mean: shownMean(summary.count, mean) };
}
