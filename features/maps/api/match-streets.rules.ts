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
  const found = streets
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
    .sort((a, b) => b.score - a.score);
  return joined(found)
    .slice(0, MOST)
    .map(({ street, block, metres }) => ({
      street: street.name,
      district: street.district,
      number,
      precision: block ? 'block' : 'street',
      lon: (block ?? street).lon,
      lat: (block ?? street).lat,
      metres,
    }));
}

interface Found {
  street: Street;
  block: { lon: number; lat: number } | undefined;
}

/**
 * The map has a street in several pieces. Pieces of one name in one district are one answer, at the known block or at
 * the middle of the longest piece.
 */
function joined<T extends Found>(found: readonly T[]): (T & { metres: number })[] {
  const ofName = ({ street }: T) => `${street.name}\n${street.district ?? ''}`;
  return [...Map.groupBy(found, ofName).values()].map((pieces) => {
    const longest = pieces.toSorted((one, other) => other.street.metres - one.street.metres)[0]!;
    const metres = pieces.reduce((sum, { street }) => sum + street.metres, 0);
    return { ...(pieces.find(({ block }) => block) ?? longest), metres };
  });
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
