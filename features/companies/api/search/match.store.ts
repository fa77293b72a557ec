import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#features/companies/contract/company.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * Finding places. Every read is bounded: a page comes out of an index in its order, words are ranked among at most `CANDIDATES` places taken by
 * interest, and counts stop at a ceiling. Measured over a million places by `npm run bench -- places`.
 */
export const CANDIDATES = 500;
/** So many places are read whole and sorted; more are found by walking the places in their order. */
export const FEW = 5000;
/** A word that so many places have is common. */
const COMMON = 50_000;
/** From this many places on a search by words asks the most interesting ones first. */
const LARGE = 30_000;

/** What a place must be like; every member narrows. */
export interface Match {
  region: string;
  /** A tsquery. */
  text: string | null;
  categories: Category[] | null;
  districts: string[] | null;
  knownHours: boolean;
  /** `minute` of the week from Monday 00:00; `rules`: which of the rules that vary with the date are open then. */
  open: { minute: number; rules: string[] } | null;
  box: { west: number; south: number; east: number; north: number } | null;
  /** Of a large region, the interest that its upper places reach, when the words are common; else null. */
  interestFloor: number | null;
  /** At most so many places have all the words, as far as is known. */
  fewest: number;
  /** The box holds few places. */
  isBoxSmall: boolean;
  ids: string[] | null;
}

export const tsquery = (text: string) => sql`to_tsquery('public.es', ${text})`;

/** @param boxBy whether the box is asked of its index, or of each place that is come by in another order. */
export function conditions(match: Match, boxBy: 'index' | 'place'): RawBuilder<unknown> {
  const all = [sql`region_id = ${match.region}`, sql`status = 'published'`];
  const { text, categories, districts, open, box, ids } = match;
  if (text !== null) all.push(sql`search_document @@ ${tsquery(text)}`);
  if (categories) all.push(anyOf(sql`category`, categories));
  if (districts) all.push(anyOf(sql`district`, districts));
  if (match.knownHours) all.push(sql`hours_class = 'known'`);
  if (open) {
    all.push(
      sql`hours_class = 'known' and open_week @> ${open.minute}::int and (not hours_vary or hours_rule = any(${open.rules}))`,
    );
  }
  if (box && boxBy === 'index') all.push(within(box));
  else if (box) all.push(sql`lon between ${box.west} and ${box.east} and lat between ${box.south} and ${box.north}`);
  if (ids) all.push(sql`id = any(${ids}::uuid[])`);
  return sql.join(all, sql` and `);
}

function within({ west, south, east, north }: NonNullable<Match['box']>): RawBuilder<unknown> {
  return sql`position <@ box(map_point(${west}, ${south}), map_point(${east}, ${north}))`;
}

/** The matching places under the table's name. `offset 0` keeps the planner from walking an order to find the few places of a small box. */
export function matching(match: Match): RawBuilder<unknown> {
  return match.box && match.isBoxSmall
    ? sql`(select * from company where ${conditions(match, 'index')} offset 0) as company where true`
    : sql`company where ${conditions(match, 'place')}`;
}

/** Whether a box holds few places; the index alone answers. */
export async function isBoxSmall(db: Database, region: string, box: NonNullable<Match['box']>): Promise<boolean> {
  const { rows } = await sql<{ places: number }>`
    select count(*)::int as places
    from (select from company where region_id = ${region} and status = 'published' and ${within(box)} limit ${FEW + 1}) as counted`.execute(
    db,
  );
  return rows[0]!.places <= FEW;
}

/** One value as an equality, which lets an index deliver the order after it. */
export function anyOf(column: RawBuilder<unknown>, values: string[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`;
}

/**
 * The common table `candidates`: ids of the most interesting places that match. In a large region the places above `interestFloor` are asked
 * first, all in the index of words; only when they are too few is the whole region asked. The words are then rare, unless many places of
 * little interest share them: `offset 0` keeps the planner to the index of words in the one case, and it may walk by interest in the other.
 */
export function candidates(match: Match): RawBuilder<unknown> {
  const best = sql`order by interest desc, id limit ${CANDIDATES}`;
  if (match.interestFloor === null || match.box)
    return sql`candidates as materialized (select id from ${matching(match)} ${best})`;
  const above = sql`${matching(match)} and interest >= ${match.interestFloor}`;
  const fence = match.fewest <= COMMON ? sql`offset 0` : sql``;
  return sql`top as materialized (select id from ${above} ${best}),
    candidates as materialized (
      select id from top where (select count(*) from top) = ${CANDIDATES}
      union all
      (select id from (select id, interest from ${matching(match)} and (select count(*) from top) < ${CANDIDATES} ${fence}) as fit ${best})
    )`;
}

/** The interest that `LARGE` places reach; null in a smaller region. */
export async function interestFloor(db: Database, region: string): Promise<number | null> {
  const { rows } = await sql<{ interest: number }>`
    select interest from company where region_id = ${region} and status = 'published' order by interest desc, id offset ${LARGE} limit 1`.execute(
    db,
  );
  return rows[0]?.interest ?? null;
}

/** The rules of published hours that depend on the date, so that the week alone cannot say. */
export async function varyingRules(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ hours_rule: string }>`
    select distinct hours_rule from company
    where region_id = ${region} and status = 'published' and hours_class = 'known' and hours_vary`.execute(db);
  return rows.map(({ hours_rule }) => hours_rule);
}
