import type { UnderstoodPart } from '#features/places/contract/place.ts';
import { type AddedSynonym, plainText, readAddedSynonyms } from '#features/search/api/public.ts';
import type { SearchWords } from '#regions/search-schema.ts';
import type { Database } from '#server/database/connect.ts';
import type { RegionNow } from '#server/region/live-region.ts';
import { readTally } from './counts.store.ts';
import {
  type Interpretation,
  interpret,
  type Meaning,
  type OpenWish,
  type Part,
  type Vocabulary,
  vocabularyOf,
  withoutLooseEnds,
  withoutPart,
} from './interpret.rules.ts';
import { nameQuery, type Wish, wordsQuery } from './match.store.ts';
import { type NamedPoint, pointOfDistrict, pointOfPlace } from './near.store.ts';
import { SHORTEST_CHECKED, understandWords } from './words.rules.ts';
import { alikeWords, kindsOfRegion } from './words.store.ts';

export interface UnderstoodQuery {
  corrected: string | null;
  parts: Part[];
  /** Words to find in texts, each with its synonyms. */
  words: string[][];
  isPrefix: boolean;
  fewest: number;
  wish: Wish | null;
  open: OpenWish | null;
  near: NamedPoint | null;
  asked: string;
}

const NOTHING: UnderstoodQuery = {
  corrected: null,
  parts: [],
  words: [],
  isPrefix: false,
  fewest: Number.POSITIVE_INFINITY,
  wish: null,
  open: null,
  near: null,
  asked: '',
};

export async function understandQuery(db: Database, region: RegionNow, text: string): Promise<UnderstoodQuery> {
  if (!text) return NOTHING;
  const [tally, kinds, added] = await Promise.all([
    readTally(db, region.id),
    kindsOfRegion(db, region.id),
    readAddedSynonyms(db, region.id),
  ]);
  const districts = [...new Set(tally.flatMap(({ district }) => district ?? []))];
  const vocabulary = keptVocabulary(region.search, { kinds, districts, added });
  const typed = interpret(text, vocabulary);
  const asked = typed.words.map(plainText);
  const isKnown = (word: string) => vocabulary.synonyms.has(word);
  const checked = asked.filter((word) => word.length >= SHORTEST_CHECKED && !isKnown(word));
  const alike = checked.length > 0 ? await alikeWords(db, region.id, checked, vocabulary.words) : [];
  const { changes, isWhole, fewest } = understandWords(
    asked.filter((word) => !isKnown(word)),
    alike,
    typed.parts.every(({ kind }) => kind === 'filler' || kind === 'near'),
  );
  const corrected = correct(text, changes);
  const read = corrected === null ? typed : interpret(corrected, vocabulary);
  const near = await nearPoint(db, region.id, read, vocabulary);
  const unknown = near ? [] : read.parts.filter((part) => part.kind === 'near');
  const words = [...read.words, ...unknown.flatMap(({ name }) => name.split(' '))];
  const last = words.at(-1);
  return {
    corrected,
    parts: read.parts.filter(({ kind }) => kind !== 'near' || near !== null),
    words: words.map((word) => vocabulary.synonyms.get(plainText(word)) ?? [word]),
    isPrefix: !isWhole && last !== undefined && read.name.at(-1) === last && !isKnown(plainText(last)),
    fewest,
    wish: wishOf(read, words, region),
    open: read.parts.find((part) => part.kind === 'open')?.when ?? null,
    near,
    asked: plainText(read.name.join(' ')),
  };
}

let kept: { search: SearchWords; known: string; vocabulary: Vocabulary } | undefined;

function keptVocabulary(
  search: SearchWords,
  { kinds, districts, added }: { kinds: string[]; districts: string[]; added: AddedSynonym[] },
): Vocabulary {
  const known = JSON.stringify([kinds, districts, added]);
  if (kept?.search !== search || kept.known !== known)
    kept = { search, known, vocabulary: vocabularyOf(search, kinds, districts, added) };
  return kept.vocabulary;
}

function correct(text: string, changes: Map<string, string | null>): string | null {
  if (changes.size === 0) return null;
  const corrected = text
    .toLowerCase()
    .replace(/[\p{L}\p{N}]+/gu, (word) => {
      const change = changes.get(plainText(word));
      return change === undefined ? word : (change ?? '');
    })
    .replace(/\s+/g, ' ')
    .replace(/ ?,( ?,)+/g, ',');
  return withoutLooseEnds(corrected);
}

async function nearPoint(
  db: Database,
  region: string,
  { parts }: Interpretation,
  { districts }: Vocabulary,
): Promise<NamedPoint | null> {
  const part = parts.find((one) => one.kind === 'near');
  if (!part) return null;
  const plain = plainText(part.name);
  const district = districts.get(plain);
  if (district) return pointOfDistrict(db, region, district);
  return pointOfPlace(db, region, nameQuery(part.name.split(' ')), plain);
}

function wishOf({ parts, name }: Interpretation, words: string[], { search, settings }: RegionNow): Wish | null {
  if (parts.length === 0) return null;
  const has = (kind: Part['kind']) => parts.some((part) => part.kind === kind);
  const meanings = parts.flatMap((part) => (part.kind === 'meaning' ? [part.meaning] : []));
  const kinds = kindsOf(meanings);
  const inDistricts = [
    ...parts.flatMap((part) => (part.kind === 'district' ? [part.district] : [])),
    ...meanings.flatMap(({ districts = [] }) => districts),
  ];
  return {
    kinds,
    name: name.length > 1 && (words.length > 0 || meanings.length > 1) ? nameQuery(name) : null,
    districts: inDistricts.length > 0 ? inDistricts : null,
    free: has('free'),
    cheap: has('cheap') ? search.cheap : null,
    children: has('children') ? { ...search.children, only: kinds === null && words.length === 0 } : null,
    centre: settings.centre,
  };
}

function kindsOf(meanings: Meaning[]): Wish['kinds'] {
  const named = meanings.filter(({ districts }) => !districts);
  if (named.length === 0) return null;
  const all = (read: (meaning: Meaning) => string[] | undefined) => [
    ...new Set(named.flatMap((one) => read(one) ?? [])),
  ];
  const text = all((one) => one.text);
  return {
    best: all((one) => one.kinds),
    also: all((one) => one.also),
    places: all((one) => one.places),
    text:
      text.length > 0
        ? wordsQuery(
            text.map((word) => [word]),
            'any',
            false,
          )
        : null,
  };
}

export function shownParts(
  { corrected, parts, near }: UnderstoodQuery,
  text: string,
  dateOf: (wish: OpenWish) => string,
): UnderstoodPart[] {
  return parts.flatMap((part): UnderstoodPart[] => {
    const without = withoutPart(corrected ?? text, part);
    switch (part.kind) {
      case 'filler':
        return [];
      case 'meaning':
        return [
          {
            kind: 'meaning',
            label: part.meaning.label,
            without,
            ...(part.meaning.amenity && { amenity: part.meaning.amenity }),
          },
        ];
      case 'open':
        return [{ kind: 'open', label: dateOf(part.when), without }];
      case 'near':
        return near ? [{ kind: 'near', label: near.name, without, at: { lon: near.lon, lat: near.lat } }] : [];
      case 'district':
        return [{ kind: 'district', label: part.district, without }];
      default:
        return [{ kind: part.kind, label: '', without }];
    }
  });
}
