import type { FoundAddress } from '#features/maps/contract/addresses.ts';
import { metresBetween } from '#planner/roads/ways.ts';
import type { Street } from './read-streets.rules.ts';
import { addressWords } from './street-words.rules.ts';

const MOST = 6;
/** Metres. A street this far from the centre loses one point of its score. */
const FAR = 8000;

/**
 * Every word of the text must begin a word of the street's name. Streets with whole words, the same kind of street, a
 * known block or a short way to the centre come first.
 */
export function matchStreets(
  streets: readonly Street[],
  text: string,
  centre: { lon: number; lat: number },
): FoundAddress[] {
  const { words, kind, number } = addressWords(text);
  if (!words.some((word) => word.length > 1)) return [];
  return streets
    .flatMap((street) => {
      const named = nameScore(street.words, words);
      if (named === null) return [];
      const block = number === null ? undefined : street.blocks.get(Math.floor(number / 100));
      const score =
        named +
        (kind !== null && kind === street.kind ? 1 : 0) +
        (block ? 2 : 0) +
        Math.min(1, street.metres / 2000) -
        metresBetween(centre, street) / FAR;
      return [{ street, block, score }];
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ street, block }) => ({
      street: street.name,
      district: street.district,
      number,
      precision: block ? 'block' : 'street',
      lon: (block ?? street).lon,
      lat: (block ?? street).lat,
      metres: street.metres,
    }));
}

/** Returns null if a word is missing. A name with few other words scores higher. */
function nameScore(name: readonly string[], words: readonly string[]): number | null {
  let score = 0;
  for (const word of words) {
    if (name.includes(word)) score += 3;
    else if (name.some((other) => other.startsWith(word))) score += 2;
    else return null;
  }
  return score / words.length + words.length / Math.max(name.length, words.length);
}
