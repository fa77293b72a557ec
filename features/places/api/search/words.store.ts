import { type RawBuilder, sql } from 'kysely';
import type { CardRow } from '#features/places/api/place-card.store.ts';
import type { Database } from '#server/database/connect.ts';
import { type Match, matching } from './match.store.ts';

export interface WordMatch {
  asked: string;
  known: boolean;
  word: string | null;
  places: number;
  /** Number of edits. A swap of two neighbouring letters counts as one edit. */
  distance: number;
  /** Edit distance between `asked` and a beginning of `word`. */
  beginning: number;
  same: boolean;
  /** Two known words that were written as one, such as "chan chan". */
  split: string | null;
}

/**
 * Swapped letters are looked up separately, because "plzaa" shares hardly any trigram with "plaza".
 * @param vocabulary further correct words, which may occur in no place
 */
export async function alikeWords(
  db: Database,
  region: string,
  words: string[],
  vocabulary: readonly string[] = [],
): Promise<WordMatch[]> {
  const { rows } = await sql<WordMatch>`
    select asked, exact.word is not null or exists (select from company_word where region_id = ${region} and word like asked || '%') as known,
      found.word, found.places,
      case when swapped then 1 else levenshtein(found.word, asked) end as distance,
      (select min(levenshtein(left(found.word, length(asked) + more), asked)) from generate_series(-1, 1) as more) as beginning,
      exact.word is not null or to_tsvector('public.es', alike.word) @@ plainto_tsquery('public.es', asked) as same,
      (select left(asked, at) || ' ' || substr(asked, at + 1) from generate_series(3, length(asked) - 3) as at
        where exact.word is null
          and exists (select from company_word where region_id = ${region} and word = left(asked, at))
          and exists (select from company_word where region_id = ${region} and word = substr(asked, at + 1)) limit 1) as split
    from unnest(${words}::text[]) as asked
    left join company_word as exact on exact.region_id = ${region} and exact.word = asked
    left join lateral (
      (select word, places, false as swapped from company_word where exact.word is null and region_id = ${region} order by word <-> asked limit 12)
      union all
      select word, places, true from company_word
      where exact.word is null and region_id = ${region} and word = any(array(
        select overlay(asked placing reverse(substr(asked, letter, 2)) from letter for 2) from generate_series(1, length(asked) - 1) as letter
      ))
      union all
      select word, 0, false from unnest(${vocabulary}::text[]) as word
      where exact.word is null and length(asked) > 4 and levenshtein_less_equal(word, asked, 1) <= 1
    ) as alike on true
    cross join lateral (select coalesce(exact.word, alike.word) as word, coalesce(exact.places, alike.places) as places) as found`.execute(
    db,
  );
  return rows;
}

/** Lower values are no more alike than two words by chance. */
const ALIKE = 0.45;

/** Returns the most alike word of places for each word that has one. */
export async function nearestWords(db: Database, region: string, words: string[]): Promise<Map<string, string>> {
  if (words.length === 0) return new Map();
  const { rows } = await sql<{ asked: string; word: string }>`
    select asked, nearest.word from unnest(${words}::text[]) as asked
    cross join lateral (
      select word from company_word where region_id = ${region} order by word <-> asked limit 1
    ) as nearest
    where similarity(nearest.word, asked) >= ${ALIKE}`.execute(db);
  return new Map(rows.map(({ asked, word }) => [asked, word]));
}

export async function kindsOfRegion(db: Database, region: string): Promise<string[]> {
  const next = (after: RawBuilder<unknown>) =>
    sql`select min(kind_label) as kind from company where region_id = ${region} and status = 'published' ${after}`;
  const { rows } = await sql<{ kind: string }>`
    with recursive found as (
      (${next(sql``)})
      union all
      select (${next(sql`and kind_label > found.kind`)}) from found where kind is not null
    )
    select kind from found where kind is not null`.execute(db);
  return rows.map(({ kind }) => kind);
}

export type NamedPlace = Pick<CardRow, 'id' | 'slug' | 'name' | 'category' | 'kind_label' | 'district'>;

export async function findSuggestedPlaces(
  db: Database,
  match: Match,
  asked: string,
  limit: number,
): Promise<NamedPlace[]> {
  const columns = sql`id, slug, name, category, kind_label, district, interest, name_plain`;
  const { rows } = await sql<NamedPlace>`
    with found as (
      (select ${columns} from company
        where region_id = ${match.region} and status = 'published' and name_plain collate "C" >= ${asked} and name_plain collate "C" < ${`${asked}\u{10FFFF}`}
        order by name_plain collate "C", id limit 50)
      union
      (select ${columns} from ${matching(match)} order by interest desc, id limit 50)
    )
    select id, slug, name, category, kind_label, district from found
    order by starts_with(name_plain, ${asked}) desc, strpos(' ' || name_plain, ' ' || ${asked}) > 0 desc, interest desc, id limit ${limit}`.execute(
    db,
  );
  return rows;
}
