import { type RawBuilder, sql } from 'kysely';
import type { Category } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { plannedEachTime } from '#server/database/statement-names.ts';

/**
 * Every statement in this file reads a limited number of rows. `npm run bench -- places` measures the statements with a
 * million places.
 */

/** A search by words ranks only this number of the most interesting matches. */
export const CANDIDATES = 500;
/**
 * If at most this number of places match, the database reads and sorts all of them. Otherwise it reads an index in
 * order.
 */
export const FEW = 5000;
export const COMMON = 50_000;
/** In a region with more places, a search by words first looks at this number of the most interesting places. */
const LARGE = 30_000;

export interface Match {
  region: string;
  /** PostgreSQL `tsquery`. */
  text: RawBuilder<unknown> | null;
  wish: Wish | null;
  /** Degrees. */
  near: { lon: number; lat: number } | null;
  categories: Category[] | null;
  districts: string[] | null;
  knownHours: boolean;
  /** Highest entrance fee of an adult, in minor units. */
  feeTo: number | null;
  children: { kinds: string[]; places: string[] } | null;
  /**
   * `from` and `to` (exclusive) are minutes from Monday 00:00. `rules` depend on the date and are open at this time.
   * `closed` has ids of closed places.
   */
  open: { from: number; to: number; rules: string[]; closed: string[] } | null;
  box: { west: number; south: number; east: number; north: number } | null;
  interestFloor: number | null;
  isEverywhere: boolean;
  isBoxSmall: boolean;
  ids: string[] | null;
}

export const NO_MATCH: Omit<Match, 'region'> = {
  text: null,
  wish: null,
  near: null,
  categories: null,
  districts: null,
  knownHours: false,
  feeTo: null,
  children: null,
  open: null,
  box: null,
  interestFloor: null,
  isEverywhere: false,
  isBoxSmall: false,
  ids: null,
};

export interface Wish {
  kinds: { best: string[]; also: string[]; places: string[]; text: RawBuilder<unknown> | null } | null;
  /** `tsquery` of the whole query. A place with this name is found even if it is of another kind. */
  name: RawBuilder<unknown> | null;
  districts: string[] | null;
  free: boolean;
  cheap: { fee: number; kinds: string[] } | null;
  children: { kinds: string[]; places: string[]; only: boolean } | null;
  /** Degrees. */
  centre: { lon: number; lat: number };
}

/**
 * A word matches by its stem without accents or by its Spanish stem. The Spanish stems of "ceviche" and "cevichería"
 * are the same only if the accent is written.
 * @param words words, each with its synonyms. A synonym may have several words.
 * @param isPrefix whether the last word may be the beginning of a word
 */
export function wordsQuery(words: readonly string[][], join: 'all' | 'any', isPrefix: boolean): RawBuilder<unknown> {
  const query = (phrase: string) => {
    const text = phrase.replaceAll(' ', ' & ');
    return sql`(to_tsquery('public.es', ${text}) || to_tsquery('pg_catalog.spanish', ${text}))`;
  };
  const each = words.map((synonyms, index) =>
    sql.join(
      synonyms.map((word) => query(isPrefix && index === words.length - 1 ? `${word}:*` : word)),
      sql` || `,
    ),
  );
  return sql`(${sql.join(
    each.map((one) => sql`(${one})`),
    join === 'all' ? sql` && ` : sql` || `,
  )})`;
}

export const nameQuery = (words: readonly string[]): RawBuilder<unknown> =>
  wordsQuery(
    words.map((word) => [`${word}:A`]),
    'all',
    false,
  );

/** @param boxBy `index` finds places by position; `place` checks the position of each found place */
export function conditions(match: Match, boxBy: 'index' | 'place'): RawBuilder<unknown> {
  const plan = match.text || match.wish || match.box ? plannedEachTime : sql``;
  const all = [sql`region_id = ${match.region} ${plan}`, sql`status = 'published'`];
  const { open, box, ids } = match;
  all.push(...wishes(match));
  all.push(...filters(match), ...untallied(match));
  if (open) {
    all.push(
      sql`hours_class = 'known' and not hours_stale and open_week && int4range(${open.from}, ${open.to}) and (not hours_vary or hours_rule = any(${open.rules}))`,
    );
  }
  if (open && open.closed.length > 0) all.push(sql`id <> all(${open.closed}::uuid[])`);
  if (box && boxBy === 'index') all.push(within(box));
  else if (box) all.push(sql`lon between ${box.west} and ${box.east} and lat between ${box.south} and ${box.north}`);
  if (ids) all.push(sql`id = any(${ids}::uuid[])`);
  return sql.join(all, sql` and `);
}

export const isOfKind = ({
  best,
  also,
  places,
  text,
}: NonNullable<Wish['kinds']>) => sql`(kind_label = any(${[...best, ...also]})
  or slug = any(${places}) ${text ? sql`or search_document @@ ${text}` : sql``})`;

/**
 * The words of a place contain its kind. With this condition, the index of words finds "ceviche in Huanchaco" and the
 * database need not read all places in Huanchaco.
 */
function wordsOfKinds({ best, also, places, text }: NonNullable<Wish['kinds']>): RawBuilder<unknown>[] {
  const kinds = [...best, ...also];
  if (kinds.length === 0 || places.length > 0 || text) return [];
  const words = kinds.map((kind) => sql`plainto_tsquery('public.es', ${kind})`);
  return [sql`search_document @@ (${sql.join(words, sql` || `)})`];
}

function wishes({ text, wish }: Match): RawBuilder<unknown>[] {
  const asked = [
    ...(wish?.kinds ? [isOfKind(wish.kinds)] : []),
    ...(wish?.kinds && text !== null ? wordsOfKinds(wish.kinds) : []),
    ...(text === null ? [] : [sql`search_document @@ ${text}`]),
  ];
  if (!wish) return asked;
  const { name, districts, free, cheap, children } = wish;
  const meant = asked.length > 0 ? sql.join(asked, sql` and `) : sql`true`;
  return [
    name && asked.length > 0 ? sql`((${meant}) or search_document @@ ${name})` : meant,
    ...(districts ? [anyOf(sql`district`, districts)] : []),
    ...(free ? [IS_FREE] : []),
    ...(cheap ? [sql`(${IS_FREE} or (fees->>'adult')::int <= ${cheap.fee} or kind_label = any(${cheap.kinds}))`] : []),
    ...(children?.only ? [isForChildren(children)] : []),
  ];
}

export const IS_FREE = sql`(fees->>'adult' = '0' or (hours_class = 'open_space' and fees is null))`;

export const isForChildren = ({ kinds, places }: NonNullable<Match['children']>) =>
  sql`(kind_label = any(${kinds}) or slug = any(${places}))`;

export type Filters = Pick<Match, 'categories' | 'districts' | 'knownHours'>;

export function filters({ categories, districts, knownHours }: Filters): RawBuilder<unknown>[] {
  return [
    ...(categories ? [anyOf(sql`category`, categories)] : []),
    ...(districts ? [anyOf(sql`district`, districts)] : []),
    ...(knownHours ? [sql`hours_class = 'known'`] : []),
  ];
}

export function untallied({ feeTo, children }: Pick<Match, 'feeTo' | 'children'>): RawBuilder<unknown>[] {
  return [
    ...(feeTo === null ? [] : [feeTo === 0 ? IS_FREE : sql`(${IS_FREE} or (fees->>'adult')::int <= ${feeTo})`]),
    ...(children ? [isForChildren(children)] : []),
  ];
}

export const unfaceted = (match: Match): Match => ({ ...match, categories: null, districts: null, knownHours: false });

export const unfiltered = (match: Match): Match => ({ ...unfaceted(match), feeTo: null, children: null });

function within({ west, south, east, north }: NonNullable<Match['box']>): RawBuilder<unknown> {
  return sql`position <@ box(map_point(${west}, ${south}), map_point(${east}, ${north}))`;
}

/** For a small box, `offset 0` makes PostgreSQL find the places by position. */
export function matching(match: Match): RawBuilder<unknown> {
  return match.box && match.isBoxSmall
    ? sql`(select * from company where ${conditions(match, 'index')} offset 0) as company where true`
    : sql`company where ${conditions(match, 'place')}`;
}

export async function isBoxSmall(db: Database, region: string, box: NonNullable<Match['box']>): Promise<boolean> {
  const { rows } = await sql<{ places: number }>`
    select count(*)::int as places
    from (select from company where region_id = ${region} and status = 'published' and ${within(box)} ${plannedEachTime} limit ${sql.lit(FEW + 1)}) as counted`.execute(
    db,
  );
  return rows[0]!.places <= FEW;
}

function anyOf(column: RawBuilder<unknown>, values: string[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`;
}

/**
 * `offset 0` makes PostgreSQL use the index of words.
 * @param wanted an SQL condition; if it is false, nothing is read
 */
export function candidates(match: Match, name = 'candidates', wanted = sql`true`): RawBuilder<unknown> {
  const [table, top] = [sql.ref(name), sql.ref(`${name}_top`)];
  const columns = sql`id, interest, category, district, hours_class`;
  const best = sql`order by interest desc, id limit ${CANDIDATES}`;
  if (match.interestFloor === null || match.box)
    return sql`${table} as materialized (select ${columns} from ${matching(match)} and ${wanted} ${best})`;
  const above = sql`${matching(match)} and interest >= ${match.interestFloor} and ${wanted}`;
  const isFull = sql`(select count(*) from ${top}) = ${CANDIDATES}`;
  const fence = match.isEverywhere && filters(match).length + untallied(match).length === 0 ? sql`` : sql`offset 0`;
  return sql`${top} as materialized (select ${columns} from ${above} ${best}),
    ${table} as materialized (
      select ${columns} from ${top} where ${isFull}
      union all
      (select ${columns} from (select ${columns} from ${matching(match)} and ${wanted} and not ${isFull} ${fence}) as fit ${best})
    )`;
}

export async function interestFloor(db: Database, region: string): Promise<number | null> {
  const { rows } = await sql<{ interest: number }>`
    select interest from company where region_id = ${region} and status = 'published' order by interest desc, id offset ${sql.lit(LARGE)} limit 1`.execute(
    db,
  );
  return rows[0]?.interest ?? null;
}

/** Finds the rules for which the stored week (`open_week`) is not valid. */
export async function varyingRules(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ hours_rule: string }>`
    select distinct hours_rule from company
    where region_id = ${region} and status = 'published' and hours_class = 'known' and hours_vary`.execute(db);
  return rows.map(({ hours_rule }) => hours_rule);
}
