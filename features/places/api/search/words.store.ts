import { sql } from 'kysely';
import type { CardRow } from '#features/places/api/place-card.store.ts';
import type { Database } from '#server/database/connect.ts';
import { tsquery } from './match.store.ts';

export interface WordMatch {
  asked: string;
  /** `true` if a word of the region begins with `asked`. */
  known: boolean;
  /** A similar word of the region's places; null when the region has no words. */
  word: string | null;
  /** Number of places with `word`. */
  places: number;
  /**
   * `distance`: edit distance, where a swap of two neighbouring letters counts as 1. `likeness`: similarity from 0 to
   * 1.
   */
  distance: number;
  likeness: number;
  /**
   * Edit distance between `asked` and a prefix of `word` of about the same length, for misspellings in a partly typed
   * word.
   */
  beginning: number;
  /** `true` if `word` is `asked` or another form of `asked`, such as the plural. */
  same: boolean;
}

/**
 * If a place has the given word, this word is the only result. Otherwise the results are the twelve most similar words,
 * and words that differ by a swap of two neighbouring letters. Swaps are looked up separately, because a short word
 * with a swap ("plzaa") shares hardly any trigram with the right word.
 */
export async function alikeWords(db: Database, region: string, words: string[]): Promise<WordMatch[]> {
  const { rows } = await sql<WordMatch>`
    select asked, exact.word is not null or exists (select from company_word where region_id = ${region} and word like asked || '%') as known,
      found.word, found.places,
      case when swapped then 1 else levenshtein(found.word, asked) end as distance, similarity(found.word, asked) as likeness,
      (select min(levenshtein(left(found.word, length(asked) + more), asked)) from generate_series(-1, 1) as more) as beginning,
      exact.word is not null or to_tsvector('public.es', alike.word) @@ plainto_tsquery('public.es', asked) as same
    from unnest(${words}::text[]) as asked
    left join company_word as exact on exact.region_id = ${region} and exact.word = asked
    left join lateral (
      (select word, places, false as swapped from company_word where exact.word is null and region_id = ${region} order by word <-> asked limit 12)
      union all
      select word, places, true from company_word
      where exact.word is null and region_id = ${region} and word = any(array(
        select overlay(asked placing reverse(substr(asked, letter, 2)) from letter for 2) from generate_series(1, length(asked) - 1) as letter
      ))
    ) as alike on true
    cross join lateral (select coalesce(exact.word, alike.word) as word, coalesce(exact.places, alike.places) as places) as found`.execute(
    db,
  );
  return rows;
}

export type NamedPlace = Pick<CardRow, 'id' | 'slug' | 'name' | 'category' | 'kind_label' | 'district'>;

/**
 * Sorts names that begin with the query first, then names with a word that begins with the query, then the most
 * interesting places.
 */
export async function findSuggestedPlaces(
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
