import { type RawBuilder, sql } from 'kysely';
import type { Category, CompanyCard, Pin } from '#features/companies/contract/company.ts';
import type { Database } from '#server/database/connect.ts';
import type { CursorKey, WordJoin } from './company-search.rules.ts';

/**
 * Finding places. Every read is bounded: a page comes out of an index in its order, words are ranked among at most `CANDIDATES` places taken by
 * interest, and counts stop at a ceiling. Measured over a million places by `npm run bench -- places`.
 */
const CANDIDATES = 2000;
const COUNTED = 1000;
const FACETED = 10_000;

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

function conditions(match: Match): RawBuilder<unknown> {
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
  if (box) all.push(sql`lon between ${box.west} and ${box.east} and lat between ${box.south} and ${box.north}`);
  if (ids) all.push(sql`id = any(${ids}::uuid[])`);
  return sql.join(all, sql` and `);
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
    sql<Ordered>`select ${card}, interest as value from company
      where ${conditions(match)} ${beyond} order by interest desc, id limit ${limit + 1}`,
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
    sql<Ordered>`select ${card}, name_plain as value from company
      where ${conditions(match)} ${beyond} order by name_plain collate "C", id limit ${limit + 1}`,
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
    sql<Ordered>`select ${card}, ${distance} as value from company
      where ${conditions(match)} ${beyond} order by ${distance}, id limit ${limit + 1}`,
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
  const where = conditions(match);
  const { rows } = await sql<CardRow>`
    with named as materialized (
      select * from company where ${where} and name_plain collate "C" >= ${asked} and name_plain collate "C" < ${`${asked}\u{10FFFF}`}
      order by name_plain collate "C", id limit 50
    ), candidates as (
      (select * from company where ${where} order by interest desc, id limit ${CANDIDATES})
      union all
      select * from named
    ), ranked as (
      select distinct on (id) ${card}, interest,
        ts_rank('{0.05, 0.1, 0.4, 1}', search_document, ${tsquery(match.text)})
          + case when name_plain = ${asked} then 2 when starts_with(name_plain, ${asked}) then 1 else 0 end
          + interest / 2000.0 as rank
      from candidates order by id
    )
    select ${card} from ranked order by rank desc, interest desc, id offset ${shown} limit ${limit + 1}`.execute(db);
  const more = rows.length > limit;
  return { rows: rows.slice(0, limit), next: more ? [shown + limit, join] : null };
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

/** The same counts among the places that match; `isFloor` when the match was too large to count whole. */
export async function countCube(db: Database, match: Match): Promise<{ cells: CubeCell[]; isFloor: boolean }> {
  const { rows } = await sql<CubeCell>`
    select category, district, hours_class, count(*)::int as places
    from (select category, district, hours_class from company where ${conditions(match)} order by interest desc, id limit ${FACETED}) as counted
    group by category, district, hours_class`.execute(db);
  return { cells: rows, isFloor: rows.reduce((sum, { places }) => sum + places, 0) >= FACETED };
}

/** How many match, counted up to 1,000. */
export async function countMatches(db: Database, match: Match): Promise<{ total: number; isFloor: boolean }> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from company where ${conditions(match)} limit ${COUNTED + 1}) as counted`.execute(
    db,
  );
  const total = rows[0]!.total;
  return { total: Math.min(total, COUNTED), isFloor: total > COUNTED };
}

/** The rules whose hours depend on the date and may be open in this minute of the week. */
export async function varyingRules(db: Database, region: string, minute: number): Promise<string[]> {
  const { rows } = await sql<{ hours_rule: string }>`
    select distinct hours_rule from company
    where region_id = ${region} and status = 'published' and hours_class = 'known' and hours_vary and open_week @> ${minute}::int`.execute(
    db,
  );
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

/** For each word asked about, the region's dozen words that look most like it. */
export async function alikeWords(db: Database, region: string, words: string[]): Promise<KnownWord[]> {
  const { rows } = await sql<KnownWord>`
    select asked, exists (select from company_word where region_id = ${region} and word like asked || '%') as known,
      word, places, levenshtein(word, asked) as distance, similarity(word, asked) as likeness,
      to_tsvector('public.es', word) @@ plainto_tsquery('public.es', asked) as same
    from unnest(${words}::text[]) as asked
    left join lateral (
      select word, places from company_word where region_id = ${region} order by word <-> asked limit 12
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
