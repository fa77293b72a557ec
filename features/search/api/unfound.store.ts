import { type RawBuilder, sql } from 'kysely';
import { KEPT_FOR, LISTED_FROM, type UnfoundSearch, type UnfoundView } from '#features/search/contract/unfound.ts';
import type { Database } from '#server/database/connect.ts';

/** A forged stream of texts cannot fill the table. */
const MOST_TEXTS_A_DAY = 2000;

/** @param day local day of the region */
export async function countUnfound(db: Database, region: string, text: string, day: string): Promise<void> {
  await sql`
    insert into unfound_search (region_id, text, day)
    select ${region}, ${text}, ${day}::date
    where (select count(*) from unfound_search where region_id = ${region} and day = ${day}::date) < ${MOST_TEXTS_A_DAY}
      or exists (select from unfound_search where region_id = ${region} and text = ${text} and day = ${day}::date)
    on conflict (region_id, text, day) do update set times = unfound_search.times + 1`.execute(db);
}

export type UnfoundRow = Omit<UnfoundSearch, 'guess'>;

/** Times and text of the last row. */
export type UnfoundCursor = [times: number, text: string];

const isListed = sql`(count(*) >= ${sql.lit(LISTED_FROM.days)} or sum(u.times) >= ${sql.lit(LISTED_FROM.times)})`;

export async function readUnfound(
  db: Database,
  region: string,
  { view, after, limit }: { view: UnfoundView; after: UnfoundCursor | null; limit: number },
): Promise<UnfoundRow[]> {
  const { rows } = await sql<UnfoundRow>`
    with found as (${VIEWS[view](region)})
    select text, times, days, "lastDay", means from found
    where ${after ? sql`(-times, text) > (${-after[0]}::int, ${after[1]})` : sql`true`}
    order by -times, text limit ${sql.lit(limit)}`.execute(db);
  return rows;
}

const counts = sql`coalesce(sum(u.times), 0)::int as times, count(u.day)::int as days, max(u.day)::text as "lastDay"`;

const VIEWS: Record<UnfoundView, (region: string) => RawBuilder<unknown>> = {
  open: (region) => sql`
    select u.text, ${counts}, null as means from unfound_search u
    where u.region_id = ${region}
      and not exists (select from hidden_search h where h.region_id = u.region_id and h.text = u.text)
      and not exists (select from search_synonym s where s.region_id = u.region_id and s.text = u.text)
    group by u.text having ${isListed}`,
  synonym: (region) => sql`
    select s.text, ${counts}, s.means from search_synonym s
    left join unfound_search u on u.region_id = s.region_id and u.text = s.text
    where s.region_id = ${region} group by s.text, s.means`,
  hidden: (region) => sql`
    select h.text, ${counts}, null as means from hidden_search h
    left join unfound_search u on u.region_id = h.region_id and u.text = h.text
    where h.region_id = ${region} group by h.text`,
};

/** @returns false if nothing changed */
export async function hideSearch(trx: Database, region: string, text: string, hidden: boolean): Promise<boolean> {
  const { rows } = hidden
    ? await sql`insert into hidden_search (region_id, text) values (${region}, ${text}) on conflict do nothing returning text`.execute(
        trx,
      )
    : await sql`delete from hidden_search where region_id = ${region} and text = ${text} returning text`.execute(trx);
  return rows.length > 0;
}

/** @param today local day of the region */
export async function deleteOldUnfound(db: Database, region: string, today: string): Promise<void> {
  await sql`
    delete from unfound_search
    where region_id = ${region} and day < ${today}::date - make_interval(months => ${KEPT_FOR.months})`.execute(db);
  await sql`
    delete from unfound_search u using (
      select text from unfound_search as u where region_id = ${region} group by text
      having not ${isListed} and max(day) < ${today}::date - ${KEPT_FOR.unlistedDays}::int
    ) as rare
    where u.region_id = ${region} and u.text = rare.text`.execute(db);
}
