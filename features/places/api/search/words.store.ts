import { sql } from 'kysely';
import type { CardRow } from '#features/places/api/place-card.store.ts';
import type { Database } from '#server/database/connect.ts';
import { tsquery } from './match.store.ts';

export interface WordMatch {
  asked: string;
  known: boolean;
  /** Null if the region has no words. */
  word: string | null;
  places: number;
  /** `distance` counts edits and swaps of two neighbouring letters. `likeness` is from 0 to 1. */
  distance: number;
  likeness: number;
  /** Edit distance between `asked` and a beginning of `word`. */
  beginning: number;
  /** Also `true` for another form of `asked`, such as the plural. */
  same: boolean;
}

/**
 * An exact word is the only result. Otherwise the twelve most similar words are returned.
 * Swapped letters are looked up separately, because "plzaa" shares hardly any trigram with "plaza".
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

/** Names that begin with the query come first, then names with a word that begins with the query. */
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
