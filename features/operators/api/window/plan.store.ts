import { type RawBuilder, sql } from 'kysely';
import type { OperatorLegal, OperatorProfile } from '#features/operators/contract/operator.ts';
import type { PLAN_SORTS, PlanCard } from '#features/operators/contract/plan.ts';
import type { PlanContent } from '#features/operators/contract/plan-content.ts';
import type { PlanState } from '#features/operators/contract/plan-states.ts';
import type { Price } from '#features/operators/contract/price.ts';
import type { DepartureSpan } from '#features/operators/contract/program-times.ts';
import type { Unit } from '#features/operators/contract/unit.ts';
import { joinPlace } from '#features/places/api/public.ts';
import { distanceFromBest, RATING, WITH_STARS } from '#features/reviews/api/public.ts';
import type { Database } from '#server/database/connect.ts';
import { isUuid } from '#server/database/uuid.ts';
import { heldBack } from '../closures/departure-closures.store.ts';

export interface PlanSearch {
  region: string;
  /** `to_tsquery`, or an empty text. */
  words: string;
  ids: string[] | null;
  /** Local day on which the plan has seats for the party. Null for any future day. */
  date: string | null;
  party: number | null;
  priceTo: number | null;
  durationFrom: number | null;
  durationTo: number | null;
  difficulty: number | null;
  language: string | null;
  accessible: boolean;
  children: boolean;
  operator: string | null;
  categories: string[];
  place: string | null;
}

/** `key` and `id` are those of the last row of the previous page. `day` determines the daily order of the list. */
export interface PlanCursor {
  key: string;
  id: string;
  day: string;
}

export type PlanOrder = (typeof PLAN_SORTS)[number];

export interface PlanRow extends Omit<PlanCard, 'priceFrom' | 'nextDate' | 'operator' | 'days'> {
  key: string;
  total: number;
  priceFrom: number | null;
  nextDate: string | null;
  days: number;
  operator: PlanCard['operator'];
}

export const onSale = sql`p.state = 'on_sale' and t.state = 'verified'`;

function conditions(search: PlanSearch): RawBuilder<unknown> {
  const { region, words, operator } = search;
  return sql.join(
    [
      sql`p.region_id = ${region} and ${onSale}`,
      ...(words ? [sql`p.words @@ to_tsquery('es', ${words})`] : []),
      ...(search.ids ? [sql`p.id = any(${search.ids}::uuid[])`] : []),
      ...(search.priceTo === null ? [] : [sql`p.price_from <= ${search.priceTo}`]),
      ...(search.durationFrom === null ? [] : [sql`p.duration_minutes >= ${search.durationFrom}`]),
      ...(search.durationTo === null ? [] : [sql`p.duration_minutes <= ${search.durationTo}`]),
      ...(search.difficulty === null ? [] : [sql`p.difficulty <= ${search.difficulty}`]),
      ...(search.language === null ? [] : [sql`p.languages @> array[${search.language}]`]),
      ...(search.accessible ? [sql`p.accessible`] : []),
      ...(search.children ? [sellsToChildren] : []),
      ...(operator === null ? [] : [isUuid(operator) ? sql`t.id = ${operator}::uuid` : sql`t.slug = ${operator}`]),
      ...(search.categories.length > 0 ? [sql`p.category = any(${search.categories}::text[])`] : []),
      ...(search.place === null ? [] : [passesBy(search.place)]),
      ...(search.date === null && search.party === null ? [] : [sql`next.date is not null`]),
    ],
    sql` and `,
  );
}

/** SQL condition that is true if an option sells tickets for children or families. */
const sellsToChildren = sql`exists (select from plan_option o
  where o.region_id = p.region_id and o.plan_id = p.id and o.retired_at is null
    and jsonb_path_exists(o.units, '$[*].type ? (@ == "CHILD" || @ == "INFANT" || @ == "FAMILY")'))`;

/** SQL condition that is true if the program has a stop at the place. */
function passesBy(place: string): RawBuilder<unknown> {
  return sql`jsonb_path_exists(v.content, '$.days[*].stops[*].place ? (@ == $place)', jsonb_build_object('place', ${place}::text))`;
}

/** SQL for the first local day with seats for the party, joined as `next`. */
function nextDate({ date, party }: Pick<PlanSearch, 'date' | 'party'>): RawBuilder<unknown> {
  return sql`left join lateral (
    select d.local_date as date from departure d
    where d.region_id = p.region_id and d.plan_id = p.id and d.state in ('scheduled', 'guaranteed') and d.cutoff_at > now() and not ${heldBack}
      and d.local_date >= ${date ?? sql`current_date - 1`} ${date === null ? sql`` : sql`and d.local_date = ${date}::date`}
      and (d.capacity is null or d.capacity - d.taken >= ${party ?? 1}::int)
    order by d.local_date limit 1) next on true`;
}

const tablesAt = (version: RawBuilder<unknown>) => sql`plan p
  join operator t on t.region_id = p.region_id and t.id = p.operator_id
  join plan_version v on v.region_id = p.region_id and v.plan_id = p.id and v.version = ${version}`;
const tables = tablesAt(sql`p.sold_version`);

/**
 * SQL for the sort key of a row, as text. Plans of equal rank change their order daily, so that no plan is always
 * first.
 */
function orderKey(order: PlanOrder, { words, region }: PlanSearch, day: string): RawBuilder<string> {
  const number = (value: RawBuilder<unknown>) =>
    sql<string>`lpad(coalesce(${value}, ${sql.lit(Number.MAX_SAFE_INTEGER)})::text, 16, '0')`;
  switch (order) {
    case 'rating':
      return number(distanceFromBest(region));
    case 'price':
      return number(sql`p.price_from`);
    case 'duration':
      return number(sql`p.duration_minutes`);
    case 'soonest':
      return sql<string>`coalesce(next.date::text, '9999-12-31')`;
    case 'recommended': {
      const rank = words
        ? sql`((1 - ts_rank(p.words, to_tsquery('es', ${words}), 1)) * 1000000)::int`
        : sql`(next.date is null)::int`;
      return sql<string>`${number(rank)} || md5(${day} || p.id::text)`;
    }
  }
}

export async function readPlans(
  db: Database,
  search: PlanSearch,
  page: { order: PlanOrder; limit: number; after: PlanCursor | null; day: string },
): Promise<PlanRow[]> {
  const { after } = page;
  const { rows } = await sql<PlanRow>`
    with matched as (
      select p.id, next.date, (${orderKey(page.order, search, page.day)}) collate "C" as key
      from ${tables} ${nextDate(search)} ${page.order === 'rating' ? WITH_STARS : sql``} where ${conditions(search)}),
    chosen as (
      select id, date, key, (select count(*)::int from matched) as total from matched
      where ${after ? sql`(key, id) > (${after.key} collate "C", ${after.id}::uuid)` : sql`true`}
      order by key, id limit ${sql.lit(page.limit)})
    select chosen.key, chosen.total, chosen.date::text as "nextDate", p.id, p.slug, p.title, p.summary, p.category,
      p.duration_minutes as "durationMinutes", jsonb_array_length(v.content->'days') as days, p.difficulty, p.languages, p.accessible, p.adventure,
      p.availability_type as "availabilityType", p.confirmation, p.pricing_per as "pricingPer", p.currency, p.price_from as "priceFrom",
      v.content->'pictures'->0 as picture, ${RATING} as rating,
      json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'fictional', t.fictional, 'colour', coalesce(t.profile->>'colour', '#5C5346')) as operator
    from chosen join ${tables} on p.region_id = ${search.region} and p.id = chosen.id ${WITH_STARS}
    order by chosen.key, chosen.id`.execute(db);
  return rows;
}

/** Counts of categories ignore the category filter. Counts of languages ignore the language filter. */
export async function countFacets(
  db: Database,
  search: PlanSearch,
): Promise<{ kind: 'category' | 'language'; value: string; count: number }[]> {
  const byCategory = { ...search, categories: [] };
  const byLanguage = { ...search, language: null };
  const { rows } = await sql<{ kind: 'category' | 'language'; value: string; count: number }>`
    select 'category' as kind, p.category as value, count(*)::int as count
    from ${tables} ${nextDate(search)} where ${conditions(byCategory)} group by p.category
    union all
    select 'language', language, count(*)::int
    from ${tables} ${nextDate(search)} cross join unnest(p.languages) as language where ${conditions(byLanguage)} group by language
    order by 3 desc, 2`.execute(db);
  return rows;
}

export interface PlanPageRow extends Omit<PlanRow, 'key' | 'total' | 'operator' | 'days' | 'picture'> {
  state: PlanState;
  version: number;
  content: PlanContent;
  zone: string;
  operator: {
    id: string;
    slug: string;
    name: string;
    fictional: boolean;
    company: string | null;
    profile: Partial<OperatorProfile>;
    legal: Partial<OperatorLegal>;
  };
}

/** Finds only plans on sale or paused, of operators that may sell. */
export async function findPlan(db: Database, region: string, idOrSlug: string): Promise<PlanPageRow | undefined> {
  const key = isUuid(idOrSlug) ? sql`p.id = ${idOrSlug}::uuid` : sql`p.slug = ${idOrSlug}`;
  const onPage = sql`${key} and p.state in ('on_sale', 'paused') and t.state = 'verified'`;
  const { rows } = await planPage(region, sql`p.sold_version`, onPage).execute(db);
  return rows[0];
}

/**
 * Returns the page of the latest version, in any state of plan and operator. Only the operator's people may see this
 * page.
 */
export async function findPlanDraft(
  db: Database,
  region: string,
  operatorId: string,
  planId: string,
): Promise<PlanPageRow | undefined> {
  const own = sql`p.id = ${planId}::uuid and p.operator_id = ${operatorId}::uuid and p.made_for_offer is null`;
  const { rows } = await planPage(region, sql`p.draft_version`, own).execute(db);
  const [row] = rows;
  return row && { ...row, ...row.content.facts, title: row.content.title, summary: row.content.summary };
}

function planPage(region: string, version: RawBuilder<unknown>, where: RawBuilder<unknown>): RawBuilder<PlanPageRow> {
  return sql<PlanPageRow>`
    select p.id, p.slug, p.state, p.title, p.summary, p.category, p.duration_minutes as "durationMinutes", p.difficulty, p.languages, p.accessible,
      p.adventure, p.availability_type as "availabilityType", p.confirmation, p.pricing_per as "pricingPer", p.currency, p.price_from as "priceFrom",
      next.date::text as "nextDate", v.version, v.content, t.zone, ${RATING} as rating,
      json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'fictional', t.fictional, 'company', c.slug, 'profile', t.profile,
        'legal', t.legal) as operator
    from ${tablesAt(version)} ${nextDate({ date: null, party: null })} ${WITH_STARS}
      left ${joinPlace('c', 't.company_id')} and c.status = 'published'
    where p.region_id = ${region} and ${where}`;
}

export interface OptionRow {
  id: string;
  name: string;
  language: string | null;
  durationMinutes: number;
  cutoffMinutes: number;
  capacity: number | null;
  minimumGroup: number;
  minimumOutcome: 'guaranteed' | 'cancel';
  minimumDecidedHours: number;
  minUnits: number;
  maxUnits: number | null;
  private: boolean;
  depositBps: number;
  balanceDays: number;
  units: Unit[];
  prices: Price[];
  days: { date: string; prices: Price[] | null }[] | null;
  spans: DepartureSpan[] | null;
}

export async function readOptions(db: Database, region: string, planId: string): Promise<OptionRow[]> {
  const { rows } = await sql<OptionRow>`
    select o.id, o.name, o.language, o.duration_minutes as "durationMinutes", o.cutoff_minutes as "cutoffMinutes", o.capacity,
      o.minimum_group as "minimumGroup", o.minimum_outcome as "minimumOutcome", o.minimum_decided_hours as "minimumDecidedHours",
      o.min_units as "minUnits", o.max_units as "maxUnits", o.private, o.deposit_bps as "depositBps", o.balance_days as "balanceDays",
      o.units, o.prices, d.days, d.spans
    from plan_option o left join lateral (
      select jsonb_agg(distinct jsonb_build_object('date', local_date, 'prices', prices)) as days,
        jsonb_agg(distinct jsonb_build_object(
          'begin', (extract(epoch from local_time) / 60)::int, 'minutes', (extract(epoch from ends_at - starts_at) / 60)::int
        )) filter (where local_time is not null) as spans
      from departure
      where region_id = o.region_id and option_id = o.id and state in ('scheduled', 'guaranteed') and cutoff_at > now()) d on true
    where o.region_id = ${region} and o.plan_id = ${planId} and o.retired_at is null order by o.position, o.id`.execute(
    db,
  );
  return rows;
}

export interface ProgramRow {
  id: string;
  slug: string;
  title: string;
  days: PlanContent['days'];
  operator: PlanCard['operator'];
}

export async function readPrograms(
  db: Database,
  region: string,
  only: { plan: string | null; operator: string | null; place: string | null },
  limit: number,
  after: string | null,
): Promise<ProgramRow[]> {
  const { plan, operator, place } = only;
  const named = (alias: 'p' | 't', key: string) =>
    isUuid(key) ? sql`${sql.ref(`${alias}.id`)} = ${key}::uuid` : sql`${sql.ref(`${alias}.slug`)} = ${key}`;
  const { rows } = await sql<ProgramRow>`
    select p.id, p.slug, p.title, v.content->'days' as days,
      json_build_object('id', t.id, 'slug', t.slug, 'name', t.name, 'fictional', t.fictional, 'colour', coalesce(t.profile->>'colour', '#5C5346')) as operator
    from ${tables}
    where p.region_id = ${region} and ${onSale} and ${after === null ? sql`true` : sql`p.id > ${after}::uuid`}
      and ${plan === null ? sql`true` : named('p', plan)} and ${operator === null ? sql`true` : named('t', operator)}
      and ${place === null ? sql`true` : passesBy(place)}
    order by p.id limit ${sql.lit(limit)}`.execute(db);
  return rows;
}
