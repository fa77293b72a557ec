import type { AddedSynonym } from './synonyms.store.ts';
import { keyOf, meaningful, plainText, plainWords } from './words.rules.ts';

export interface SearchQuestion {
  text: string;
  /** The meaningful words, each with its synonyms. A synonym may have several words. */
  words: string[][];
}

const MOST_WORDS = 12;

const phraseKey = (words: readonly string[]) => words.map(keyOf).join(' ');

/**
 * @param added synonyms of the back office, in one direction: the text also finds what it means
 * @param groups synonyms of the region's folder, in both directions
 */
export function questionOf(
  text: string,
  added: readonly AddedSynonym[],
  groups: readonly (readonly string[])[],
): SearchQuestion {
  const synonyms = new Map(groups.flatMap((group) => group.map((word) => [plainText(word), group.map(plainText)])));
  const phrases = new Map(added.map((one) => [phraseKey(plainWords(one.text)), one.means]));
  const longest = Math.max(1, ...[...phrases.keys()].map((key) => key.split(' ').length));
  const tokens = plainWords(text, MOST_WORDS);
  const words: string[][] = [];
  for (let at = 0; at < tokens.length; ) {
    const phrase = longestPhrase(tokens, at, phrases, longest);
    const used = tokens.slice(at, at + (phrase?.count ?? 1));
    const own = meaningful(used).join(' ');
    const meant = phrase ? meaningful(plainWords(phrase.means)).join(' ') : '';
    const all = [own, meant].filter(Boolean).flatMap((word) => synonyms.get(word) ?? [word]);
    if (all.length > 0) words.push([...new Set(all)]);
    at += used.length;
  }
  return { text: text.trim(), words };
}

function longestPhrase(
  tokens: readonly string[],
  at: number,
  phrases: ReadonlyMap<string, string>,
  longest: number,
): { means: string; count: number } | null {
  for (let count = Math.min(longest, tokens.length - at); count > 0; count -= 1) {
    const means = phrases.get(phraseKey(tokens.slice(at, at + count)));
    if (means !== undefined) return { means, count };
  }
  return null;
}

/** Text for `to_tsquery`. Every word may be the beginning of a word. Empty if the question has no word. */
export function tsqueryOf({ words }: SearchQuestion): string {
  const all = (phrase: string) =>
    phrase
      .split(' ')
      .map((word) => `${word}:*`)
      .join(' & ');
  return words.map((synonyms) => `(${synonyms.map((one) => `(${all(one)})`).join(' | ')})`).join(' & ');
}

/** Returns true if the question has every word of the name, and each of its words begins a word of the name. */
export function isNameOf(name: string, { words }: SearchQuestion): boolean {
  const parts = plainWords(name);
  const has = (word: string) => parts.some((part) => part.startsWith(word));
  const isWhole = meaningful(parts).length <= words.length;
  return words.length > 0 && isWhole && words.every((synonyms) => synonyms.some((one) => one.split(' ').every(has)));
}
