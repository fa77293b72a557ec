import { KINDS } from '#features/places/api/import/kinds.rules.ts';
import {
  type AddedSynonym,
  FUNCTION_WORDS,
  keyOf,
  meaningful,
  plainText,
  plainWords,
} from '#features/search/api/public.ts';
import type { SearchMeaning, SearchWords } from '#regions/search-schema.ts';
import { AMENITY_MEANINGS, COMMON_MEANINGS } from './meanings.ts';

export interface Meaning extends SearchMeaning {
  amenity?: string;
}

export type Part = { start: number; end: number } & (
  | { kind: 'meaning'; meaning: Meaning }
  | { kind: 'open'; when: OpenWish }
  | { kind: 'free' | 'cheap' | 'children' }
  | { kind: 'near'; name: string }
  | { kind: 'district'; district: string }
  | { kind: 'filler' }
);

/** `weekday` counts from Monday = 0. `days` counts from today = 0. */
export type OpenWish = { days: number } | { weekday: number } | 'now';

export interface Interpretation {
  parts: Part[];
  words: string[];
  name: string[];
}

interface Token {
  text: string;
  plain: string;
  key: string;
  start: number;
  end: number;
}

export interface Vocabulary {
  meanings: Map<string, Meaning>;
  longest: number;
  words: string[];
  synonyms: Map<string, string[]>;
  /** Synonyms of the back office by the key of their text. The value is their key in `synonyms`. */
  phrases: Map<string, string>;
  districts: Map<string, string>;
}

const MOST_TOKENS = 12;
const TOKEN = /[\p{L}\p{N}]+/gu;

const WEEKDAYS = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabado', 'domingo'];
const OPEN = '(?:que )?(?:este |esten |esta )?(?:abiert[oa]s?|abren?|atienden?)';
const DAY = `(?:(?:el |los |este |en )?(?<weekday>${WEEKDAYS.join('|')})s?)`;
const CHILD = '(?:nin[oa]s?|hij[oa]s?|bebes?|chicos|familias?)';

/** Patterns of words without accents. The first matching pattern wins, so longer patterns stand first. */
const WISHES: [RegExp, (groups: Record<string, string | undefined>) => PartKind][] = [
  [pattern(`${OPEN} ${DAY}`), ({ weekday }) => open({ weekday: WEEKDAYS.indexOf(weekday!) })],
  [pattern(`${OPEN} pasado manana`), () => open({ days: 2 })],
  [pattern(`${OPEN} manana`), () => open({ days: 1 })],
  [pattern(`${OPEN} hoy`), () => open({ days: 0 })],
  [pattern(`${OPEN}(?: ahora(?: mismo)?| ya| en este momento)?`), () => open('now')],
  [
    pattern('gratis|gratuit[oa]s?|(?:entrada|ingreso|acceso) (?:libre|gratis|gratuit[oa])|sin (?:pagar|costo)'),
    () => ({ kind: 'free' }),
  ],
  [pattern('barat[oa]s?|baratit[oa]s?|economic[oa]s?|(?:buen|bajo) precio|low cost'), () => ({ kind: 'cheap' })],
  [
    pattern(`(?:aptos? )?(?:con|para|en) (?:mis? |el |la |los |las |un |una )?${CHILD}|familiar(?:es)?`),
    () => ({ kind: 'children' }),
  ],
  [pattern('nin[oa]s'), () => ({ kind: 'children' })],
];
type PartKind = Part extends infer One ? (One extends Part ? Omit<One, 'start' | 'end'> : never) : never;
const NEAR = pattern('(?:cerca|cercan[oa]s?|junto|al lado|alrededor)(?: de| del| al?)?(?: el| la| los| las)?');
const NEAR_ME = pattern('cerca (?:de mi|mio)|cercan[oa]s?|aqui cerca|cerca');

function pattern(source: string): RegExp {
  return new RegExp(`^(?:${source})(?= |$)`);
}

function open(when: OpenWish): PartKind {
  return { kind: 'open', when };
}

const tokensOf = (text: string): Token[] =>
  [...text.matchAll(TOKEN)].slice(0, MOST_TOKENS).map(({ 0: word, index }) => {
    const plain = plainText(word);
    return { text: word.toLowerCase(), plain, key: keyOf(plain), start: index, end: index + word.length };
  });

const phraseKey = (phrase: string) =>
  tokensOf(phrase)
    .map(({ key }) => key)
    .join(' ');

/** @param added synonyms of the back office, in one direction: the text also finds what it means */
export function vocabularyOf(
  search: SearchWords,
  kinds: readonly string[],
  districts: readonly string[],
  added: readonly AddedSynonym[] = [],
): Vocabulary {
  const meanings = new Map<string, Meaning>();
  const words = new Set<string>();
  const add = (meaning: Meaning) => {
    for (const phrase of meaning.words) {
      const key = phraseKey(phrase);
      if (!meanings.has(key)) meanings.set(key, meaning);
      for (const { plain } of tokensOf(phrase)) words.add(plain);
    }
  };
  for (const meaning of [...search.meanings, ...COMMON_MEANINGS]) add(meaning);
  for (const [amenity, { label, words: named }] of Object.entries(AMENITY_MEANINGS))
    add({ amenity, label, words: [...named] });
  for (const kind of kinds) if (kind !== KINDS.attraction.label) add({ label: kind, words: [kind], kinds: [kind] });
  const synonyms = new Map<string, string[]>();
  for (const group of search.synonyms) for (const word of group) synonyms.set(plainText(word), group.map(plainText));
  const phrases = new Map<string, string>();
  for (const { text, means } of added) {
    const key = phraseKey(text);
    const own = meaningful(plainWords(text)).join(' ') || text;
    const meaning = meanings.get(phraseKey(means));
    // A place whose text has the word itself is found too.
    if (meaning) meanings.set(key, meaning.amenity ? meaning : { ...meaning, text: [...(meaning.text ?? []), own] });
    else {
      const meant = meaningful(plainWords(means)).join(' ') || plainText(means);
      phrases.set(key, own);
      synonyms.set(own, [...new Set([own, ...(synonyms.get(meant) ?? [meant])])]);
    }
  }
  return {
    meanings,
    longest: Math.max(...[...meanings.keys(), ...phrases.keys()].map((key) => key.split(' ').length)),
    words: [...words].filter((word) => word.length > 3 && !FUNCTION_WORDS.has(word)),
    synonyms,
    phrases,
    districts: new Map(districts.map((district) => [plainText(district), district])),
  };
}

export function interpret(text: string, vocabulary: Vocabulary): Interpretation {
  const tokens = tokensOf(text);
  const parts: Part[] = [];
  const words: string[] = [];
  const name: string[] = [];
  const add = (part: PartKind, from: number, count: number) =>
    parts.push({ ...part, start: tokens[from]!.start, end: tokens[from + count - 1]!.end } as Part);
  for (let at = 0; at < tokens.length; ) {
    const wish = readWish(tokens, at) ?? readNear(tokens, at, vocabulary) ?? readDistrict(tokens, at, vocabulary);
    if (wish) {
      add(wish.part, at, wish.count);
      at += wish.count;
      continue;
    }
    const found = readMeaning(tokens, at, vocabulary, parts);
    const token = tokens[at]!;
    const phrase = readPhrase(tokens, at, vocabulary);
    if (phrase && phrase.count >= (found?.count ?? 0)) {
      words.push(phrase.words);
      name.push(...tokens.slice(at, at + phrase.count).map(({ text }) => text));
      at += phrase.count;
      continue;
    }
    if (found) {
      add({ kind: 'meaning', meaning: found.meaning }, at, found.count);
      name.push(...tokens.slice(at, at + found.count).map(({ text }) => text));
      at += found.count;
      continue;
    }
    if (!FUNCTION_WORDS.has(token.plain)) words.push(token.text);
    name.push(token.text);
    at += 1;
  }
  return { parts, words, name };
}

interface Found {
  part: PartKind;
  count: number;
}

const plainFrom = (tokens: Token[], at: number) =>
  tokens
    .slice(at)
    .map(({ plain }) => plain)
    .join(' ');

function readWish(tokens: Token[], at: number): Found | null {
  const rest = plainFrom(tokens, at);
  for (const [wish, part] of WISHES) {
    const match = wish.exec(rest);
    if (match) return { part: part(match.groups ?? {}), count: match[0].split(' ').length };
  }
  return null;
}

function readNear(tokens: Token[], at: number, vocabulary: Vocabulary): Found | null {
  const rest = plainFrom(tokens, at);
  const me = NEAR_ME.exec(rest);
  const near = NEAR.exec(rest);
  if (!near) return me && { part: { kind: 'filler' }, count: me[0].split(' ').length };
  const begin = at + near[0].split(' ').length;
  let end = begin;
  while (end < tokens.length && !readWish(tokens, end) && tokens[end]!.plain !== 'con') end += 1;
  const named = tokens.slice(begin, end);
  const isFiller = named.length === 0 || plainFrom(named, 0) === 'mi';
  if (isFiller || vocabulary.meanings.has(named.map(({ key }) => key).join(' ')))
    return { part: { kind: 'filler' }, count: isFiller ? end - at : near[0].split(' ').length };
  return { part: { kind: 'near', name: named.map(({ text }) => text).join(' ') }, count: end - at };
}

function readDistrict(tokens: Token[], at: number, { districts }: Vocabulary): Found | null {
  if (tokens[at]!.plain !== 'en') return null;
  for (let count = 4; count > 0; count -= 1) {
    const district = districts.get(plainFrom(tokens.slice(0, at + 1 + count), at + 1));
    if (district && at + count < tokens.length) return { part: { kind: 'district', district }, count: count + 1 };
  }
  return null;
}

function readPhrase(
  tokens: Token[],
  at: number,
  { phrases, longest }: Vocabulary,
): { words: string; count: number } | null {
  for (let count = Math.min(longest, tokens.length - at); count > 0; count -= 1) {
    const words = phrases.get(keyFrom(tokens, at, count));
    if (words !== undefined) return { words, count };
  }
  return null;
}

const keyFrom = (tokens: Token[], at: number, count: number) =>
  tokens
    .slice(at, at + count)
    .map(({ key }) => key)
    .join(' ');

/** In "museo de arqueología" only "museo" is read as a kind of place. */
function readMeaning(
  tokens: Token[],
  at: number,
  { meanings, longest }: Vocabulary,
  parts: Part[],
): { meaning: Meaning; count: number } | null {
  const before = tokens[at - 1]?.plain;
  if (at > 0 && before?.startsWith('de') && FUNCTION_WORDS.has(before) && parts.some(({ kind }) => kind === 'meaning'))
    return null;
  for (let count = Math.min(longest, tokens.length - at); count > 0; count -= 1) {
    const meaning = meanings.get(keyFrom(tokens, at, count));
    if (meaning) return { meaning, count };
  }
  return null;
}

export function withoutPart(text: string, { start, end }: Part): string {
  return withoutLooseEnds(`${withoutLooseEnds(text.slice(0, start))} ${text.slice(end).trim()}`);
}

const LOOSE_BEGIN = /^(?:(?:y|o|de|del)(?:\s+|$))+/i;
const LOOSE_END = /(?:(?:\s+|^)(?:y|o|en|de|del|con|para|a))+$/i;

export function withoutLooseEnds(text: string): string {
  return text.trim().replace(LOOSE_END, '').replace(LOOSE_BEGIN, '').trim();
}
