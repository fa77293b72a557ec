import type { WordMatch } from './words.store.ts';

export interface UnderstoodWords {
  /** Keyed by the misspelt word. The value is the correct word, or null to leave the word out. */
  changes: Map<string, string | null>;
  isWhole: boolean;
  fewest: number;
}

export const SHORTEST_CHECKED = 3;

/** A shorter word is as far from its neighbours as from any other word. */
const SHORTEST_CORRECTED = 4;

const LONG = 8;

const SHORTEST_BEGUN = 5;

/**
 * If all words were unknown, changes nothing.
 * @param asked words in lower case without accents
 * @param isAll true if the query has no meaning apart from these words
 */
export function understandWords(asked: string[], alike: WordMatch[], isAll: boolean): UnderstoodWords {
  const understood = asked.map((word) => (word.length < SHORTEST_CHECKED ? unchecked(word) : understand(word, alike)));
  const meaningful = !isAll || understood.some((one) => one !== null && one.word.length >= SHORTEST_CHECKED);
  const used = meaningful ? understood : asked.map(unchecked);
  const found = used.filter((one) => one !== null);
  return {
    changes: new Map(
      asked.flatMap((word, index) => (used[index]?.word === word ? [] : [[word, used[index]?.word ?? null]])),
    ),
    isWhole: found.at(-1)?.isWhole ?? false,
    fewest: Math.min(...found.map(({ places }) => places)),
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
  const split = candidates[0]?.split;
  if (split && whole?.distance !== 1) return { word: split, isWhole: true, places: 0 };
  const best = whole ?? candidates.filter(isBegunWithSlip).sort((a, b) => b.places - a.places)[0];
  return best?.word ? { word: best.word, isWhole: true, places: best.places } : null;
}

function isSlip({ asked, word, distance }: WordMatch): boolean {
  if (word === null || asked.length < SHORTEST_CORRECTED) return false;
  return distance <= 1 || (asked.length >= LONG && distance === 2 && word[0] === asked[0]);
}

/** People know how a word begins: "parque" is not a misspelt beginning of "arqueológico". */
function isBegunWithSlip({ asked, word, beginning }: WordMatch): boolean {
  return word !== null && asked.length >= SHORTEST_BEGUN && beginning <= 1 && word[0] === asked[0];
}
