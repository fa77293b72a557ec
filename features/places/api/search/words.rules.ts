import type { WordMatch } from './words.store.ts';

/** `corrected` is null if the words are those of the query. */
export interface UnderstoodWords {
  words: string[];
  /** `false` if the last word may be the beginning of a longer word. */
  isWhole: boolean;
  corrected: string | null;
  fewest: number;
}

/** Most shorter words are numbers or articles. */
export const SHORTEST_CHECKED = 3;

/** Shorter beginnings would be similar to too many words. */
const SHORTEST_BEGUN = 5;

/** Drops unknown words without a similar word. If no word is left, returns the original words. */
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

/** Longer words tolerate more misspellings. The similarity recognises two words written as one ("chanchan"). */
function isSlip({ asked, word, distance, likeness }: WordMatch): boolean {
  const forgiven = asked.length <= 5 ? 1 : asked.length <= 8 ? 2 : 3;
  return word !== null && (distance <= forgiven || likeness >= 0.6);
}

function isBegunWithSlip({ asked, word, beginning }: WordMatch): boolean {
  return word !== null && asked.length >= SHORTEST_BEGUN && beginning <= 1;
}
