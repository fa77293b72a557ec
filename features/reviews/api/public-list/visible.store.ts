import { type RawBuilder, sql } from 'kysely';
import { MEAN_FROM, shownMean } from '#features/reviews/contract/mean.ts';
import type { Review, ReviewsPage } from '#features/reviews/contract/public-review.ts';
import { SUB_SCORES } from '#features/reviews/contract/review-content.ts';
import { isUuid } from '#server/database/uuid.ts';
import { beyond, microseconds, type TimeCursor } from '#server/http/time-cursor.ts';
import type { Reviews, Subjects } from '../subjects.ts';

export interface VisibleRow extends TimeCursor, Omit<Review, 'owner' | 'visitedOn' | 'reply' | 'publishedAt' | 'id'> {
  owner_id: string;
  visited_on: string | null;
  reply: string | null;
  replied_at: Date | null;
  published_at: Date;
}

export interface OfOwner {
  kind: string;
  /** Null means all owners of the kind. */
  id: string | null;
  /** Id or slug. Null means all plans. */
  plan: string | null;
}

export const COMMENT_COLUMNS = sql`c.id, c.owner_id, c.author, c.rating, c.scores, c.title, c.body, c.language, c.verification, c.fictional,
  c.visited_on::text, c.reply, c.replied_at, c.published_at,
  case when p.id is not null then json_build_object('slug', p.slug, 'title', p.title) end as plan`;

export const withPlan = ({ plans }: Subjects): RawBuilder<unknown> =>
  sql`comment c left join ${plans('p')} on p.region_id = c.region_id and p.id = c.plan_id`;

/** A reported review stays visible until the region decides. */
export const IS_VISIBLE = sql`c.published_at is not null and c.state in ('published', 'reported', 'upheld')`;

function visible({ region, subjects }: Reviews, { kind, id, plan }: OfOwner): RawBuilder<unknown> {
  const ofOwner = id === null ? sql`true` : sql`c.owner_id = ${id}`;
  return sql`c.region_id = ${region} and c.owner_kind = ${kind} and ${IS_VISIBLE} and ${ofOwner}
    and ${plan === null ? sql`true` : sql`c.plan_id = ${planIdOf(subjects, region, plan)}`}`;
}

const planIdOf = ({ plans }: Subjects, region: string, plan: string) =>
  isUuid(plan)
    ? sql`${plan}::uuid`
    : sql`(select id from ${plans()} where region_id = ${region} and slug = ${plan} and state <> 'made_to_order')`;

export async function readVisible(
  reviews: Reviews,
  owner: OfOwner,
  { limit, after }: { limit: number; after: TimeCursor | null },
): Promise<VisibleRow[]> {
  const published = sql`c.published_at`;
  const { rows } = await sql<VisibleRow>`
    select ${COMMENT_COLUMNS}, ${microseconds(published)} as at
    from ${withPlan(reviews.subjects)} where ${visible(reviews, owner)} and ${beyond(published, sql`c.id`, after)}
    order by c.published_at desc, c.id limit ${sql.lit(limit)}`.execute(reviews.db);
  return rows;
}

export async function readSummary(
  reviews: Reviews,
  owner: OfOwner,
): Promise<Pick<ReviewsPage, 'count' | 'mean' | 'distribution' | 'scores'>> {
  const stars = sql.join([1, 2, 3, 4, 5].map((star) => sql`count(*) filter (where c.rating = ${star}::int)::int`));
  const parts = sql.join(
    SUB_SCORES.map((part) => {
      const value = sql`(c.scores ->> ${sql.lit(part)})::int`;
      return sql`${sql.lit(part)}, case when count(${value}) >= ${MEAN_FROM}::int then avg(${value})::float8 end`;
    }),
  );
  const { rows } = await sql<Pick<ReviewsPage, 'count' | 'mean' | 'distribution' | 'scores'>>`
    select count(*)::int as count, avg(c.rating)::float8 as mean, array[${stars}] as distribution, json_build_object(${parts}) as scores
    from comment c where ${visible(reviews, owner)}`.execute(reviews.db);
  const { mean, ...summary } = rows[0]!;
  return { ...summary, mean: shownMean(summary.count, mean) };
}
