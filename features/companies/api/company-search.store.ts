import { type RawBuilder, sql } from 'kysely';
import type { Category, CompanyCard, Pin } from '#features/companies/contract/company.ts';
import type { Database } from '#server/database/connect.ts';
import type { CursorKey, WordJoin } from './company-search.rules.ts';

/**
 * Finding places. Every read is bounded: a page comes out of an index in its order, words are ranked among at most `CANDIDATES` places taken by
 * interest, and counts stop at a ceiling. Measured over a million places by `npm run bench -- places`.
 */
const CANDIDATES = 500;
const COUNTED = 1000;
const FACETED = 2000;
/** So many places are read whole and sorted; more are found by walking the places in their order. */
export const FEW = 5000;
/** A word that so many places have is common. */
const COMMON = 50_000;
/** From this many places on a search by words asks the most interesting ones first. */
const LARGE = 30_000;

/** The columns of a card. */
export interface CardRow
  extends Pick<CompanyCard, 'id' | 'slug' | 'name' | 'category' | 'district' | 'lon' | 'lat' | 'poster' | 'featured'> {
  kind_label: string;
  hours_class: CompanyCard['hoursClass'];
  hours_rule: string | null;
  from_centre: CompanyCard['fromCentre'];
}

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

export interface Page {
  rows: CardRow[];
  /** Where the next page goes on; null at the end. */
  next: CursorKey | null;
}

type Ordered = CardRow & { value: number | string };

const card = sql`id, slug, name, category, kind_label, district, lon, lat, poster, hours_class, hours_rule, from_centre, featured`;
const tsquery = (text: string) => sql`to_tsquery('public.es', ${text})`;

/** @param boxBy whether the box is asked of its index, or of each place that is come by in another order. */
function conditions(match: Match, boxBy: 'index' | 'place'): RawBuilder<unknown> {
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
function matching(match: Match): RawBuilder<unknown> {
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
function anyOf(column: RawBuilder<unknown>, values: string[]): RawBuilder<unknown> {
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = any(${values})`;
}

/** By interest, most interesting first. */
export async function pageByInterest(
  db: Database,
  match: Match,
  limit: number,
  after: CursorKey | null,
): Promise<Page> {
  const beyond = after
    ? sql`and interest <= ${after[0]}::int and (interest < ${after[0]}::int or id > ${after[1]}::uuid)`
    : sql``;
  return page(
    db,
    sql<Ordered>`select ${card}, interest as value from ${matching(match)} ${beyond} order by interest desc, id limit ${limit + 1}`,
    limit,
  );
}

/** By name, as a dictionary without accents would. */
export async function pageByName(db: Database, match: Match, limit: number, after: CursorKey | null): Promise<Page> {
  const beyond = after
    ? sql`and (name_plain collate "C", id) > (${after[0]}::text collate "C", ${after[1]}::uuid)`
    : sql``;
  return page(
    db,
    sql<Ordered>`select ${card}, name_plain as value from ${matching(match)} ${beyond} order by name_plain collate "C", id limit ${limit + 1}`,
    limit,
  );
}

/** Nearest to a point first. */
export async function pageByDistance(
  db: Database,
  match: Match,
  from: { lon: number; lat: number },
  limit: number,
  after: CursorKey | null,
): Promise<Page> {
  const distance = sql`position <-> map_point(${from.lon}, ${from.lat})`;
  const beyond = after
    ? sql`and (${distance} > ${after[0]}::float8 or (${distance} = ${after[0]}::float8 and id > ${after[1]}::uuid))`
    : sql``;
  return page(
    db,
    sql<Ordered>`select ${card}, ${distance} as value from ${matching(match)} ${beyond} order by ${distance}, id limit ${limit + 1}`,
    limit,
  );
}

/**
 * By how well the words fit, with interest deciding between equals. Candidates are the most interesting places that have the words, and
 * those whose name begins as asked whatever their interest; `shown` of them were on the pages before.
 */
export async function pageByWords(
  db: Database,
  match: Match & { text: string },
  asked: string,
  limit: number,
  shown: number,
  join: WordJoin,
): Promise<Page> {
  const { rows } = await sql<CardRow>`
    with ${candidates(match)}, named as (
      select id from ${matching(match)} and name_plain collate "C" >= ${asked} and name_plain collate "C" < ${`${asked}\u{10FFFF}`}
      order by name_plain collate "C", id limit 50
    )
    select ${card} from company
    where region_id = ${match.region} and id in (select id from candidates union select id from named)
    order by
      ts_rank('{0.05, 0.1, 0.4, 1}', search_document, ${tsquery(match.text)})
        + case when name_plain = ${asked} then 2 when starts_with(name_plain, ${asked}) then 1 else 0 end
        + interest / 2000.0 desc,
      interest desc, id
    offset ${shown} limit ${limit + 1}`.execute(db);
  const more = rows.length > limit;
  return { rows: rows.slice(0, limit), next: more ? [shown + limit, join] : null };
}

/**
 * The common table `candidates`: ids of the most interesting places that match. In a large region the places above `interestFloor` are asked
 * first, all in the index of words; only when they are too few is the whole region asked. The words are then rare, unless many places of
 * little interest share them: `offset 0` keeps the planner to the index of words in the one case, and it may walk by interest in the other.
 */
function candidates(match: Match): RawBuilder<unknown> {
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

/** Published places by id, in no order. */
export async function cardsById(db: Database, region: string, ids: string[]): Promise<CardRow[]> {
  const { rows } = await sql<CardRow>`
    select ${card} from company where region_id = ${region} and status = 'published' and id = any(${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}

async function page(db: Database, query: RawBuilder<Ordered>, limit: number): Promise<Page> {
  const { rows } = await query.execute(db);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last ? [last.value, last.id] : null };
}

/** Places of one category, district and class of hours. */
export interface CubeCell {
  category: Category;
  district: string | null;
  hours_class: CompanyCard['hoursClass'];
  places: number;
}

/** All counts of the region at once, from the running tally. */
export async function readTally(db: Database, region: string): Promise<CubeCell[]> {
  const { rows } = await sql<CubeCell>`select category, nullif(district, '') as district, hours_class, places
    from company_tally where region_id = ${region} and places > 0`.execute(db);
  return rows;
}

/** How many of them there are, all added up in the database. */
export async function sumTally(
  db: Database,
  { region, categories, districts, knownHours }: Pick<Match, 'region' | 'categories' | 'districts' | 'knownHours'>,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select coalesce(sum(places), 0)::int as total from company_tally where region_id = ${region}
      ${categories ? sql`and ${anyOf(sql`category`, categories)}` : sql``} ${districts ? sql`and ${anyOf(sql`district`, districts)}` : sql``}
      ${knownHours ? sql`and hours_class = 'known'` : sql``}`.execute(db);
  return rows[0]!.total;
}

/** The same counts among the places that match; `isFloor` when the match was too large to count whole. */
export async function countCube(db: Database, match: Match): Promise<{ cells: CubeCell[]; isFloor: boolean }> {
  const byWords = match.text !== null;
  const order = match.box ? sql`` : sql`order by interest desc, id`;
  const counted = byWords
    ? sql`company where region_id = ${match.region} and id in (select id from candidates)`
    : sql`(select * from company where ${conditions(match, 'index')} ${order} limit ${FACETED}) as counted`;
  const { rows } = await sql<CubeCell>`
    ${byWords ? sql`with ${candidates(match)}` : sql``}
    select category, district, hours_class, count(*)::int as places from ${counted} group by category, district, hours_class`.execute(
    db,
  );
  const most = byWords ? CANDIDATES : FACETED;
  return { cells: rows, isFloor: rows.reduce((sum, { places }) => sum + places, 0) >= most };
}

/** How many match, counted up to 1,000. */
export async function countMatches(db: Database, match: Match): Promise<{ total: number; isFloor: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from company where ${conditions(match, 'index')} limit ${COUNTED + 1}) as counted`.execute(
    db,
  );
  const total = rows[0]!.total;
  return { total: Math.min(total, COUNTED), isFloor: total > COUNTED };
}

/** The rules of published hours that depend on the date, so that the week alone cannot say. */
export async function varyingRules(db: Database, region: string): Promise<string[]> {
  const { rows } = await sql<{ hours_rule: string }>`
    select distinct hours_rule from company
    where region_id = ${region} and status = 'published' and hours_class = 'known' and hours_vary`.execute(db);
  return rows.map(({ hours_rule }) => hours_rule);
}

export interface KnownWord {
  asked: string;
  /** Some word of the region begins like it. */
  known: boolean;
  /** A word of the region's places that looks alike; null when the region has no word. */
  word: string | null;
  /** How many places have the word. */
  places: number;
  /** Letters to change, and how alike the two look (0 to 1). */
  distance: number;
  likeness: number;
  /** Another form of the same word (plural). */
  same: boolean;
}

/** For each word asked about: that word if places have it, else the region's dozen words that look most like it. */
export async function alikeWords(db: Database, region: string, words: string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select asked, exact.word is not null or exists (select from company_word where region_id = ${region} and word like asked || '%') as known,
      coalesce(exact.word, alike.word) as word, coalesce(exact.places, alike.places) as places,
      levenshtein(coalesce(exact.word, alike.word), asked) as distance, similarity(coalesce(exact.word, alike.word), asked) as likeness,
      exact.word is not null or to_tsvector('public.es', alike.word) @@ plainto_tsquery('public.es', asked) as same
    from unnest(${words}::text[]) as asked
    left join company_word as exact on exact.region_id = ${region} and exact.word = asked
    left join lateral (
      select word, places from company_word where exact.word is null and region_id = ${region} order by word <-> asked limit 12
    ) as alike on true`.execute(db);
  return rows;
}

/** Places for the map, most interesting first, so that a cut leaves out the least. */
export async function readPins(db: Database, region: string, limit: number): Promise<Pin[]> {
  const { rows } = await sql<{ pin: Pin }>`
    select json_build_array(id, slug, name, category, round(lon::numeric, 6), round(lat::numeric, 6)) as pin
    from company where region_id = ${region} and status = 'published' order by interest desc, id limit ${limit}`.execute(
    db,
  );
  return rows.map(({ pin }) => pin);
}

export type NamedPlace = Pick<CardRow, 'id' | 'slug' | 'name' | 'category' | 'kind_label' | 'district'>;

/** Places that have all the words, most interesting first; names with the words as asked come before. */
export async function suggestPlaces(
  db: Database,
  region: string,
  text: string,
  asked: string,
  limit: number,
): Promise<NamedPlace[]> {
  const columns = sql`id, slug, name, category, kind_label, district, interest, name_plain`;
  const { rows } = await sql<NamedPlace>`
    with found as (
      (select ${columns} from company
        where region_id = ${region} and status = 'published' and name_plain collate "C" >= ${asked} and name_plain collate "C" < ${`${asked}\u{10FFFF}`}
        order by name_plain collate "C", id limit 50)
      union
      (select ${columns} from company
        where region_id = ${region} and status = 'published' and search_document @@ ${tsquery(text)}
        order by interest desc, id limit 50)
    )
    select id, slug, name, category, kind_label, district from found
    order by starts_with(name_plain, ${asked}) desc, strpos(' ' || name_plain, ' ' || ${asked}) > 0 desc, interest desc, id limit ${limit}`.execute(
    db,
  );
  return rows;
}
