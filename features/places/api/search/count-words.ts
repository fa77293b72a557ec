import type { Database } from '#server/database/connect.ts';
import { countMatches } from './counts.store.ts';
import { COMMON, type Match, NO_MATCH, wordsQuery } from './match.store.ts';
import type { UnderstoodQuery } from './understand-query.ts';

export interface CountedWords {
  match: Match;
  total: number;
  totalIsFloor: boolean;
}

/** Counts the places of a query without its day and its distance. Like the list, it falls back to any of the words. */
export async function countWords(
  db: Database,
  region: string,
  { words, isPrefix, wish, fewest }: UnderstoodQuery,
): Promise<CountedWords> {
  const match: Match = {
    ...NO_MATCH,
    region,
    text: words.length > 0 ? wordsQuery(words, 'all', isPrefix) : null,
    isEverywhere: words.length === 0 || (words.length === 1 && fewest > COMMON),
    wish,
  };
  if (words.length === 0 && !wish) return { match, total: 0, totalIsFloor: false };
  const all = await countMatches(db, match);
  const isOfKind = Boolean(wish?.kinds);
  if (all.total > 0 || words.length === 0 || (words.length === 1 && !isOfKind)) return { match, ...all };
  const any: Match = {
    ...match,
    text: isOfKind ? null : wordsQuery(words, 'any', isPrefix),
    isEverywhere: true,
  };
  return { match: any, ...(await countMatches(db, any)) };
}
