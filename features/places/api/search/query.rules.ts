import { createHash } from 'node:crypto';
import type { Issue } from '#features/issues.ts';
import { CATEGORIES, type Category, type PlacesQuery, type SORTS } from '#features/places/contract/place.ts';
import { plainWords } from '#features/search/api/public.ts';
import { isUuid } from '#server/database/uuid.ts';

/** Degrees are WGS 84. */
export interface PlacesSearch {
  text: string;
  categories: Category[] | null;
  districts: string[] | null;
  openAt: { date: string; minute: number } | 'now' | null;
  /** Local day, `YYYY-MM-DD`. */
  openOn: string | null;
  knownHours: boolean;
  /** Highest entrance fee of an adult, in minor units. */
  feeTo: number | null;
  children: boolean;
  box: { west: number; south: number; east: number; north: number } | null;
  near: { lon: number; lat: number } | null;
  ids: string[] | null;
  sort: (typeof SORTS)[number];
  facets: boolean;
  limit: number;
  after: CursorKey | null;
  fingerprint: string;
}

/** Sort value and id of the last place. For a search by words: the number of earlier places, and a `WordJoin`. */
export type CursorKey = [value: number | string, idOrJoin: string];
export type WordJoin = 'all' | 'any';

const DEFAULT_LIMIT = 24;
const MOST_IDS = 100;
const MOST_WORDS = 12;
export function readSearch(query: PlacesQuery): { search: PlacesSearch; issues: Issue[] } {
  const issues: Issue[] = [];
  const fault = (field: keyof PlacesQuery, code: string, message: string) => {
    issues.push({ path: `query.${field}`, code, message });
    return null;
  };

  const text = query.q !== undefined && wordsOf(query.q).length > 0 ? query.q : '';
  const near =
    query.near === undefined
      ? null
      : (readPoint(query.near) ?? fault('near', 'range', 'La longitud va de −180 a 180 y la latitud de −90 a 90.'));
  const sort = query.sort ?? (text ? 'relevance' : near ? 'near' : 'relevance');
  if (sort === 'near' && query.near === undefined)
    fault('sort', 'needs_near', 'Para ordenar por cercanía indica también `near`.');

  const unknown = list(query.category).filter((category) => !isCategory(category));
  if (unknown.length > 0)
    fault('category', 'enum', `No conocemos: ${unknown.join(', ')}. Las categorías son: ${CATEGORIES.join(', ')}.`);

  const ids = query.ids === undefined ? null : list(query.ids);
  if (ids && ids.length > MOST_IDS) fault('ids', 'maxItems', `Pide ${MOST_IDS} identificadores o menos.`);
  if (ids?.some((id) => !isUuid(id))) fault('ids', 'format', 'Cada identificador debe ser un UUID.');

  const fingerprint = fingerprintOf(query, sort);
  const search: PlacesSearch = {
    text,
    categories: query.category === undefined ? null : list(query.category).filter(isCategory),
    districts: query.district === undefined ? null : list(query.district),
    openAt:
      query.openAt === undefined
        ? null
        : (readMoment(query.openAt) ?? fault('openAt', 'date', 'Esa fecha y hora no existen.')),
    openOn: query.openOn ?? null,
    knownHours: query.knownHours ?? false,
    feeTo: query.feeTo ?? null,
    children: query.children ?? false,
    box:
      query.box === undefined
        ? null
        : (readBox(query.box) ??
          fault('box', 'range', 'Debe ser oeste,sur,este,norte en grados, con oeste < este y sur < norte.')),
    near,
    ids,
    sort,
    facets: query.facets ?? false,
    limit: query.limit ?? (ids ? MOST_IDS : DEFAULT_LIMIT),
    after:
      query.cursor === undefined
        ? null
        : (readCursor(query.cursor, fingerprint, text && sort === 'relevance' ? 'words' : sort) ??
          fault('cursor', 'cursor', 'Ese cursor no es de esta búsqueda. Empieza de nuevo sin él.')),
    fingerprint,
  };
  return { search, issues };
}

/** Returns the words in lower case without accents, as in the search tables. */
export const wordsOf = (text: string): string[] => plainWords(text, MOST_WORDS);

export function writeCursor(fingerprint: string, key: CursorKey): string {
  return Buffer.from(JSON.stringify([fingerprint, ...key])).toString('base64url');
}

/**
 * Any client can forge a cursor.
 * @returns null if the cursor is from another search or has values of the wrong type
 */
function readCursor(cursor: string, fingerprint: string, order: PlacesSearch['sort'] | 'words'): CursorKey | null {
  try {
    const [of, value, id, ...rest] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    if (of !== fingerprint || typeof id !== 'string' || rest.length > 0) return null;
    const isJoin = id === 'all' || id === 'any';
    if (order === 'words' ? !isJoin : !isUuid(id)) return null;
    const isCount = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 2 ** 31;
    if (order === 'name') return typeof value === 'string' && !value.includes('\0') ? [value, id] : null;
    return isCount || (order === 'near' && typeof value === 'number') ? [value as number, id] : null;
  } catch {
    return null;
  }
}

function fingerprintOf({ cursor, limit, facets, ...filters }: PlacesQuery, sort: string): string {
  const text = JSON.stringify(Object.entries({ ...filters, sort }).sort(([a], [b]) => (a < b ? -1 : 1)));
  return createHash('sha256').update(text).digest('base64url').slice(0, 10);
}

function list(text: string | undefined): string[] {
  return [
    ...new Set(
      (text ?? '')
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
  ];
}

function isCategory(text: string): text is Category {
  return (CATEGORIES as readonly string[]).includes(text);
}

function readPoint(text: string): { lon: number; lat: number } | null {
  const [lon, lat] = text.split(',').map(Number) as [number, number];
  return Math.abs(lon) <= 180 && Math.abs(lat) <= 90 ? { lon, lat } : null;
}

function readBox(text: string): PlacesSearch['box'] {
  const [west, south, east, north] = text.split(',').map(Number) as [number, number, number, number];
  const onEarth = west >= -180 && east <= 180 && south >= -90 && north <= 90;
  return onEarth && west < east && south < north ? { west, south, east, north } : null;
}

function readMoment(text: string): PlacesSearch['openAt'] {
  if (text === 'now') return 'now';
  const instant = new Date(`${text}:00Z`);
  if (Number.isNaN(instant.getTime()) || instant.toISOString().slice(0, 16) !== text) return null;
  return { date: text.slice(0, 10), minute: instant.getUTCHours() * 60 + instant.getUTCMinutes() };
}
