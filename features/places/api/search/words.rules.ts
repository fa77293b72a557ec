import type { WordMatch } from './words.store.ts';

/** The words to search with; `corrected` says them when they are not the words that were asked for. */
export interface UnderstoodWords {
  words: string[];
  /** The last word is one that places have, not only the beginning of one. */
  isWhole: boolean;
  corrected: string | null;
  /** How many places have the rarest of the words, as far as names, kinds and districts tell: at most so many have all of them. */
  fewest: number;
}

/** Words of one or two letters are kept as they are: they are articles, which the text search drops, or numbers. */
export const SHORTEST_CHECKED = 3;

/** Fewer letters with a slip begin too many words. */
const SHORTEST_BEGUN = 5;

/**
 * Replaces words that no place has by the nearest that some place has, and drops those that are near none.
 * When nothing is left the words stay as they were, so that the answer is honestly empty.
 */
export function understandWords(asked: string[], alike: WordMatch[]): UnderstoodWords {
  const understood = asked.map((word) => (word.length < SHORTEST_CHECKED ? unchecked(word) : understand(word, alike)));
  const found = understood.filter((one) => one !== null);
  const meaningful = found.some(({ word }) => word.length >= SHORTEST_CHECKED);
  const used = meaningful ? found : asked.map(unchecked);
  const words = used.map(({ word }) => word);
  return {
    words,
    isWhole: used.at(-1)?.isWhole ?? false,
    corrected: words.join(' ') === asked.join(' ') ? null : words.join(' '),
    fewest: Math.min(...used.map(({ places }) => places)),
  };
}

interface UnderstoodWord {
  word: string;
  isWhole: boolean;
  places: number;
}

const unchecked = (word: string): UnderstoodWord => ({ word, isWhole: false, places: Number.POSITIVE_INFINITY });

function understand(word: string, alike: WordMatch[]): UnderstoodWord | null {
  const candidates = alike.filter(({ asked }) => asked === word);
  const same = candidates.filter((one) => one.same);
  if (same.length > 0) return { word, isWhole: true, places: same.reduce((sum, { places }) => sum + places, 0) };
  if (candidates.some(({ known }) => known)) return unchecked(word);
  const [whole] = candidates.filter(isSlip).sort((a, b) => a.distance - b.distance || b.places - a.places);
  const best = whole ?? candidates.filter(isBegunWithSlip).sort((a, b) => b.places - a.places)[0];
  return best?.word ? { word: best.word, isWhole: true, places: best.places } : null;
}

/** A longer word forgives more letters; two words written as one look alike though many letters differ ("chanchan"). */
function isSlip({ asked, word, distance, likeness }: WordMatch): boolean {
  const forgiven = asked.length <= 5 ? 1 : asked.length <= 8 ? 2 : 3;
  return word !== null && (distance <= forgiven || likeness >= 0.6);
}

/** "catedrl" on the way to "catedralicio". */
function isBegunWithSlip({ asked, word, beginning }: WordMatch): boolean {
  return word !== null && asked.length >= SHORTEST_BEGUN && beginning <= 1;
}
