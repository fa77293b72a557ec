import type { KnownWord } from './company-search.store.ts';

/** The words to search with; `corrected` says them when they are not the words that were asked for. */
export interface UnderstoodWords {
  words: string[];
  corrected: string | null;
}

/** Words of one or two letters are kept as they are: they are articles, which the text search drops, or numbers. */
export const SHORTEST_CHECKED = 3;

/**
 * Replaces words that no place has by the nearest that some place has, and drops those that are near none.
 * When nothing is left the words stay as they were, so that the answer is honestly empty.
 */
export function understandWords(asked: string[], alike: KnownWord[]): UnderstoodWords {
  const words = asked.flatMap((word) => (word.length < SHORTEST_CHECKED ? [word] : understand(word, alike)));
  const meaningful = words.some((word) => word.length >= SHORTEST_CHECKED);
  if (!meaningful || words.join(' ') === asked.join(' ')) return { words: asked, corrected: null };
  return { words, corrected: words.join(' ') };
}

function understand(word: string, alike: KnownWord[]): string[] {
  const candidates = alike.filter(({ asked }) => asked === word);
  if (candidates.some(({ known, same }) => known || same)) return [word];
  const [best] = candidates.filter(isSlip).sort((a, b) => a.distance - b.distance || b.places - a.places);
  return best?.word ? [best.word] : [];
}

/** A longer word forgives more letters; two words written as one look alike though many letters differ ("chanchan"). */
function isSlip({ asked, word, distance, likeness }: KnownWord): boolean {
  const forgiven = asked.length <= 5 ? 1 : asked.length <= 8 ? 2 : 3;
  return word !== null && (distance <= forgiven || likeness >= 0.6);
}
