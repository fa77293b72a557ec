import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';

/**
 * SQL for finding places. Every read is bounded: a page comes from an index in its order, words are ranked among at most `CANDIDATES` places selected
 * by interest, and counts stop at a limit. `npm run bench -- places` measures it over a million places.
 */
export const CANDIDATES = 500;
/** Up to this many places are read completely and sorted; more are found by scanning an index in their order. */
export const FEW = 5000;
/** A word that this many places have is common. */
export const COMMON = 50_000;
/** From this number of places on, a search by words first reads the most interesting ones. */
const LARGE = 30_000;

/** The conditions on a place; every member narrows. */
export interface Match {
  region: string;
  /** A tsquery. */
  text: string | null;
  categories: Category[] | null;
  districts: string[] | null;
  knownHours: boolean;
  /**
   * `minute` of the week from Monday 00:00; `rules`: the date-dependent rules that are open then; `closed`: ids of places that are closed that day.
   */
  open: { minute: number; rules: string[]; closed: string[] } | null;
  box: { west: number; south: number; east: number; north: number } | null;
  /** In a large region with common words: the interest of its upper places. Else null. */
  interestFloor: number | null;
  /** Many places have the words (one common word, or any of several), so that a scan by interest soon finds enough. */
  isEverywhere: boolean;
  /** The box contains few places. */
  isBoxSmall: boolean;
  ids: string[] | null;
}

export const tsquery = (text: string) => sql`to_tsquery('public.es', ${text})`;

/** @param boxBy whether the box is checked by its index, or on each place that a scan in another order finds. */
export function conditions(match: Match, boxBy: 'index' | 'place'): RawBuilder<unknown> {
  const all = [sql`region_id = ${match.region}`, sql`status = 'published'`];
  const { text, open, box, ids } = match;
  if (text !== null) all.push(sql`search_document @@ ${tsquery(text)}`);
  all.push(...filters(match));
  if (open) {
    all.push(
      sql`hours_class = 'known' and open_week @> ${open.minute}::int and (not hours_vary or hours_rule = any(${open.rules}))`,
    );
  }
  if (open && open.closed.length > 0) all.push(sql`id <> all(${open.closed}::uuid[])`);
  if (box && boxBy === 'index') all.push(within(box));
  else if (box) all.push(sql`lon between ${box.west} and ${box.east} and lat between ${box.south} and ${box.north}`);
  if (ids) all.push(sql`id = any(${ids}::uuid[])`);
  return sql.join(all, sql` and `);
}

/** The filters that facets count separately. */
export type Filters = Pick<Match, 'categories' | 'districts' | 'knownHours'>;

/** The conditions of the filters on a place's columns. */
export function filters({ categories, districts, knownHours }: Filters): RawBuilder<unknown>[] {
  return [
    ...(categories ? [anyOf(sql`category`, categories)] : []),
    ...(districts ? [anyOf(sql`district`, districts)] : []),
    ...(knownHours ? [sql`hours_class = 'known'`] : []),
  ];
}

export const unfiltered = (match: Match): Match => ({ ...match, categories: null, districts: null, knownHours: false });

function within({ west, south, east, north }: NonNullable<Match['box']>): RawBuilder<unknown> {
  return sql`position <@ box(map_point(${west}, ${south}), map_point(${east}, ${north}))`;
}

/** The matching places under the table's name. `offset 0` keeps the planner from scanning an order to find the few places of a small box. */
export function matching(match: Match): RawBuilder<unknown> {
  return match.box && match.isBoxSmall
    ? sql`(select * from company where ${conditions(match, 'index')} offset 0) as company where true`
    : sql`company where ${conditions(match, 'place')}`;
}

/** Whether a box contains few places; an index-only scan answers. */
export async function isBoxSmall(db: Database, region: string, box: NonNullable<Match['box']>): Promise<boolean> {
  const { rows } = await sql<{ places: number }>`
    select count(*)::int as places
    from (select from company where region_id = ${region} and status = 'published' and ${within(box)} limit ${FEW + 1}) as counted`.execute(
    db,
  );
  return rows[0]!.places <= FEW;
}

/** One value is written as an equality, so that an index can deliver the following order. */
function anyOf(column: RawBuilder<unknown>, values: string[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`;
}

/**
 * Two common table expressions: `name`, the most interesting matching places with the columns for filters and counts; before it `<name>_top`, its
 * upper part. In a large region the places above `interestFloor` are read first, all in the index of words; the whole region is read only when they
 * are too few. Few places then have all the words and pass the filters, and `offset 0` keeps the planner on the index of words; otherwise it would
 * scan the whole region by interest.
 * @param wanted a condition of the surrounding statement; when it is false, nothing is read.
 */
export function candidates(match: Match, name = 'candidates', wanted = sql`true`): RawBuilder<unknown> {
  const [table, top] = [sql.ref(name), sql.ref(`${name}_top`)];
  const columns = sql`id, interest, category, district, hours_class`;
  const best = sql`order by interest desc, id limit ${CANDIDATES}`;
  if (match.interestFloor === null || match.box)
    return sql`${table} as materialized (select ${columns} from ${matching(match)} and ${wanted} ${best})`;
  const above = sql`${matching(match)} and interest >= ${match.interestFloor} and ${wanted}`;
  const isFull = sql`(select count(*) from ${top}) = ${CANDIDATES}`;
  const fence = match.isEverywhere && filters(match).length === 0 ? sql`` : sql`offset 0`;
  return sql`${top} as materialized (select ${columns} from ${above} ${best}),
    ${table} as materialized (
      select ${columns} from ${top} where ${isFull}
      union all
      (select ${columns} from (select ${columns} from ${matching(match)} and ${wanted} and not ${isFull} ${fence}) as fit ${best})
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

/** The rules of published hours that depend on the date, so that the week alone cannot answer. */
export async function varyingRules(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ hours_rule: string }>`
    select distinct hours_rule from company
    where region_id = ${region} and status = 'published' and hours_class = 'known' and hours_vary`.execute(db);
  return rows.map(({ hours_rule }) => hours_rule);
}
