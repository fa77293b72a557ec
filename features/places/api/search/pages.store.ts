import { type RawBuilder, sql } from 'kysely';
import { type CardRow, card } from '#features/places/api/place-card.store.ts';
import type { Pin } from '#features/places/contract/place.ts';
import type { Database } from '#server/database/connect.ts';
import { plannedEachTime } from '#server/database/statement-names.ts';
import type { Cube } from './counts.store.ts';
import { CANDIDATES, candidates, filters, isForChildren, type Match, matching, unfaceted } from './match.store.ts';
import type { CursorKey, WordJoin } from './query.rules.ts';

export interface Page {
  rows: CardRow[];
  next: CursorKey | null;
}

type Ordered = CardRow & { value: number | string };

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
    sql<Ordered>`select ${card}, interest as value from ${matching(match)} ${beyond} order by interest desc, id limit ${sql.lit(limit + 1)}`,
    limit,
  );
}

export async function pageByName(db: Database, match: Match, limit: number, after: CursorKey | null): Promise<Page> {
  const beyond = after
    ? sql`and (name_plain collate "C", id) > (${after[0]}::text collate "C", ${after[1]}::uuid)`
    : sql``;
  return page(
    db,
    sql<Ordered>`select ${card}, name_plain as value from ${matching(match)} ${beyond} order by name_plain collate "C", id limit ${sql.lit(limit + 1)}`,
    limit,
  );
}

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
    sql<Ordered>`select ${card}, ${distance} as value from ${matching(match)} ${beyond} order by ${distance}, id ${plannedEachTime} limit ${sql.lit(limit + 1)}`,
    limit,
  );
}

export interface WordsPage extends Page {
  total: number;
  totalIsFloor: boolean;
  cube: Cube | null;
}

/** @param shown number of places on earlier pages */
export async function pageByWords(
  db: Database,
  match: Match,
  {
    asked,
    ranked,
    limit,
    shown,
    join,
    facets,
  }: {
    asked: string;
    ranked: RawBuilder<unknown> | null;
    limit: number;
    shown: number;
    join: WordJoin;
    facets: boolean;
  },
): Promise<WordsPage> {
  const chosen = facets ? filters(match) : [];
  const all = sql.join([sql`true`, ...chosen], sql` and `);
  const isFull = sql`(select count(*) from found) = ${CANDIDATES}`;
  const { rows: answers } = await sql<Read>`
    with ${candidates(facets ? unfaceted(match) : match, 'found')},
    ${chosen.length > 0 ? sql`${candidates(match, 'filtered', isFull)},` : sql``}
    fitting as materialized (
      ${chosen.length > 0 ? sql`select id from filtered union all select id from found where ${all} and not ${isFull}` : sql`select id from found`}
    ), named as (
      select id from ${matching(match)} and ${ranked !== null} and name_plain collate "C" >= ${asked} and name_plain collate "C" < ${`${asked}\u{10FFFF}`}
      order by name_plain collate "C", id limit 50
    ), page as (
      select ${card} from company
      where region_id = ${match.region} and id in (select id from fitting union select id from named)
      order by ${score(match, ranked, asked)} desc, interest desc, ${fromCentre(match)}, id
      offset ${shown} limit ${limit + 1}
    ), cells as (
      select category, district, hours_class, count(*)::int as places from found where ${facets} group by category, district, hours_class
    )
    select (select coalesce(json_agg(page), '[]') from page) as rows, (select coalesce(json_agg(cells), '[]') from cells) as cells,
      (select count(*)::int from found) as found, (select count(*)::int from fitting) as fitting`.execute(db);
  const { rows, cells, found, fitting } = answers[0]!;
  const more = rows.length > limit;
  return {
    rows: rows.slice(0, limit),
    next: more ? [shown + limit, join] : null,
    total: fitting,
    totalIsFloor: fitting >= CANDIDATES,
    cube: facets ? { cells, isFloor: found >= CANDIDATES } : null,
  };
}

function score({ wish, near }: Match, ranked: RawBuilder<unknown> | null, asked: string): RawBuilder<unknown> {
  if (near) return sql`(0 - (position <-> map_point(${near.lon}, ${near.lat})))`;
  return sql.join(
    [
      sql`interest / 2000.0`,
      ...(ranked
        ? [
            sql`round(ts_rank('{0.05, 0.1, 0.4, 1}', search_document, ${ranked})::numeric, 1)`,
            sql`case when name_plain = ${asked} then 2 when starts_with(name_plain, ${asked}) then 1 else 0 end`,
          ]
        : []),
      ...(wish?.kinds
        ? [sql`case when kind_label = any(${wish.kinds.best}) or slug = any(${wish.kinds.places}) then 2 else 0 end`]
        : []),
      ...(wish?.children
        ? [
            sql`case when slug = any(${wish.children.places}) then 4 when ${isForChildren(wish.children)} then 3 else 0 end`,
          ]
        : []),
    ],
    sql` + `,
  );
}

const fromCentre = ({ wish }: Match) =>
  wish ? sql`position <-> map_point(${wish.centre.lon}, ${wish.centre.lat})` : sql`id`;

export async function isAnyFound(db: Database, match: Match): Promise<boolean> {
  const { rows } = await sql`select from ${matching(match)} limit 1`.execute(db);
  return rows.length > 0;
}

interface Read {
  rows: CardRow[];
  cells: Cube['cells'];
  found: number;
  fitting: number;
}

async function page(db: Database, query: RawBuilder<Ordered>, limit: number): Promise<Page> {
  const { rows } = await query.execute(db);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { rows: rows.slice(0, limit), next: last ? [last.value, last.id] : null };
}

export async function readPins(db: Database, region: string, limit: number): Promise<Pin[]> {
  const { rows } = await sql<{ pin: Pin }>`
    select json_build_array(id, slug, name, category, round(lon::numeric, 6), round(lat::numeric, 6)) as pin
    from company where region_id = ${region} and status = 'published' order by interest desc, id limit ${sql.lit(limit)}`.execute(
    db,
  );
  return rows.map(({ pin }) => pin);
}
