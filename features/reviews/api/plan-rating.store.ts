import { type RawBuilder, sql } from 'kysely';
import { MEAN_FROM, RANKING_WEIGHT } from '#features/reviews/contract/mean.ts';

const VISIBLE = sql`r.plan_id is not null and r.published_at is not null and r.state in ('published', 'reported', 'upheld')`;

/** Assumed mean rating while the region has no reviews. */
const NEUTRAL_RATING = sql`3`;

/** `stars` contains the number and the sum of the visible ratings. */
export const WITH_STARS = sql`left join lateral (
  select count(*)::int as count, coalesce(sum(r.rating), 0)::int as sum from comment r
  where r.region_id = p.region_id and r.plan_id = p.id and ${VISIBLE}) stars on true`;

export const RATING = sql`json_build_object('count', stars.count,
  'mean', case when stars.count >= ${sql.lit(MEAN_FROM)} then stars.sum::float8 / stars.count end)`;

/**
 * Five stars minus the Bayesian mean of a plan, in millionths of a star. `rankingMean` in `contract/mean.ts` has the
 * formula.
 */
export function distanceFromBest(region: string): RawBuilder<unknown> {
  const overallMean = sql`(select coalesce(avg(r.rating), ${NEUTRAL_RATING}) from comment r where r.region_id = ${region} and ${VISIBLE})`;
  const weight = sql.lit(RANKING_WEIGHT);
  return sql`((5 - (stars.sum + ${weight} * ${overallMean}) / (stars.count + ${weight})) * 1000000)::int`;
}
