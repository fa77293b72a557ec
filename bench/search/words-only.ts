import { sql } from 'kysely';
import type { Database } from '#server/database/connect.ts';
import type { JudgedPlace } from './judged.ts';

const DOCUMENT = sql`setweight(to_tsvector('es', name || ' ' || other_names), 'A')
  || setweight(to_tsvector('es', kind_label || ' ' || coalesce(district, '')), 'B')
  || setweight(to_tsvector('es', coalesce(summary, '') || ' ' || coalesce(address, '')), 'D')`;

/** Full-text search that corrects misspelt words, but knows no kinds, synonyms or wishes. */
export async function searchWordsOnly(db: Database, region: string, query: string): Promise<JudgedPlace[]> {
  const asked = plain(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const words = await corrected(db, region, asked);
  for (const join of [' & ', ' | ']) {
    const { rows } = await sql<JudgedPlace>`
      select slug, kind_label as "kindLabel", district from company, to_tsquery('es', ${words.join(join)}) as query
      where region_id = ${region} and status = 'published' and ${DOCUMENT} @@ query
      order by ts_rank('{0.05, 0.1, 0.4, 1}', ${DOCUMENT}, query)
          + case when name_plain = ${words.join(' ')} then 2 when starts_with(name_plain, ${words.join(' ')}) then 1 else 0 end
          + interest / 2000.0 desc,
        interest desc, id
      limit 10`.execute(db);
    if (rows.length > 0) return rows;
  }
  return [];
}

interface Alike {
  word: string;
  places: number;
  distance: number;
  likeness: number;
  beginning: number;
  same: boolean;
}

async function corrected(db: Database, region: string, asked: string[]): Promise<string[]> {
  const words = await Promise.all(
    asked.map(async (word, index) => {
      if (word.length < 3) return index === asked.length - 1 ? `${word}:*` : word;
      const { rows } = await sql<Alike>`
        select word, places, levenshtein(word, ${word}) as distance, similarity(word, ${word}) as likeness,
          (select min(levenshtein(left(word, length(${word}) + more), ${word})) from generate_series(-1, 1) as more) as beginning,
          to_tsvector('es', word) @@ plainto_tsquery('es', ${word}) as same
        from company_word where region_id = ${region} order by word <-> ${word} limit 12`.execute(db);
      if (rows.some((row) => row.same)) return word;
      if (rows.some((row) => row.word.startsWith(word))) return index === asked.length - 1 ? `${word}:*` : word;
      const forgiven = word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3;
      const [slip] = rows
        .filter(({ distance, likeness }) => distance <= forgiven || likeness >= 0.6)
        .sort((a, b) => a.distance - b.distance || b.places - a.places);
      const [begun] = rows
        .filter(({ beginning }) => word.length >= 5 && beginning <= 1)
        .sort((a, b) => b.places - a.places);
      return (slip ?? begun)?.word ?? null;
    }),
  );
  const found = words.filter((word) => word !== null);
  return found.some((word) => word.length >= 3) ? found : asked;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
