import { AMENITY_KINDS, type AmenitiesQuery, type AmenityKind } from '#features/amenities/contract/amenity.ts';
import { isWithinReach } from '#features/maps/contract/into-reach.ts';
import type { Box, LonLat } from '#features/maps/web/public.ts';
import { formatDay } from '#web/format/dates.ts';
import { parseDay } from '#web/ui/parse-day.ts';
import { CATEGORY_NAMES } from '../../contract/category-names.ts';
import type { Category, PlacesQuery } from '../../contract/place.ts';

export type ExploreSort = 'relevance' | 'near' | 'name';

/** The URL contains all filters, so that every state can be shared and works without scripts. */
export interface ExploreFilters {
  q: string;
  categories: readonly Category[];
  districts: readonly string[];
  /** "now", or local "YYYY-MM-DDTHH:MM". */
  openAt: string | null;
  /** Local day, `YYYY-MM-DD`. */
  openOn: string | null;
  knownHours: boolean;
  /** Highest entrance fee of an adult, in the currency's main unit. */
  feeTo: number | null;
  children: boolean;
  sort: ExploreSort;
  near: LonLat | null;
  box: Box | null;
  amenities: readonly AmenityKind[];
}

export const NO_FILTERS: ExploreFilters = {
  q: '',
  categories: [],
  districts: [],
  openAt: null,
  openOn: null,
  knownHours: false,
  feeTo: null,
  children: false,
  sort: 'relevance',
  near: null,
  box: null,
  amenities: [],
};

const SORT_WORDS: Record<Exclude<ExploreSort, 'relevance'>, string> = { near: 'cerca', name: 'nombre' };
const MOMENT = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d$/;

/** A form without scripts sends the day as dd/mm/aaaa. */
const dayOf = (text: string): string | null => parseDay(ISO_DAY.test(text) ? formatDay(text) : text);
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const FREE = 'gratis';
const FEE = /^[1-9]\d{0,5}$/;
export const MINOR = 100;

const feeOf = (text: string | null): number | null =>
  text === FREE || text === '0' ? 0 : text && FEE.test(text) ? Number(text) : null;

const WHOLE_EARTH: Box = [-180, -90, 180, 90];

export function readFilters(search: URLSearchParams, reach: Box = WHOLE_EARTH): ExploreFilters {
  const open = search.get('abierto');
  const point = numbers(search.get('cerca'), 2) as LonLat | null;
  const near = point && isWithinReach(point, reach) ? point : null;
  const order = search.get('orden');
  return {
    q: (search.get('q') ?? '').trim().slice(0, 80),
    categories: list(search, 'categoria').filter((value): value is Category => value in CATEGORY_NAMES),
    districts: list(search, 'distrito'),
    openAt: open === 'ahora' ? 'now' : open && MOMENT.test(open) ? open : null,
    openOn: dayOf(search.get('dia') ?? ''),
    knownHours: search.get('horario') === 'conocido',
    feeTo: feeOf(search.get('entrada')),
    children: search.get('ninos') === 'si',
    sort: order === SORT_WORDS.name ? 'name' : order === SORT_WORDS.near && near ? 'near' : 'relevance',
    near,
    box: numbers(search.get('zona'), 4) as Box | null,
    amenities: AMENITY_KINDS.filter((kind) => list(search, 'util').includes(kind)),
  };
}

export function writeFilters(filters: ExploreFilters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.q) search.set('q', filters.q);
  if (filters.categories.length > 0) search.set('categoria', filters.categories.join(','));
  if (filters.districts.length > 0) search.set('distrito', filters.districts.join(','));
  if (filters.openAt) search.set('abierto', filters.openAt === 'now' ? 'ahora' : filters.openAt);
  if (filters.openOn) search.set('dia', filters.openOn);
  if (filters.knownHours) search.set('horario', 'conocido');
  if (filters.feeTo !== null) search.set('entrada', filters.feeTo === 0 ? FREE : String(filters.feeTo));
  if (filters.children) search.set('ninos', 'si');
  if (filters.sort !== 'relevance') search.set('orden', SORT_WORDS[filters.sort]);
  if (filters.near && filters.sort === 'near') search.set('cerca', filters.near.map(metre).join(','));
  if (filters.box) search.set('zona', filters.box.map(metre).join(','));
  if (filters.amenities.length > 0) search.set('util', filters.amenities.join(','));
  return search;
}

export function toQuery({
  q,
  categories,
  districts,
  openAt,
  openOn,
  knownHours,
  feeTo,
  children,
  sort,
  near,
  box,
}: ExploreFilters): PlacesQuery {
  return {
    ...(q && { q }),
    ...(categories.length > 0 && { category: categories.join(',') }),
    ...(districts.length > 0 && { district: districts.join(',') }),
    ...(openAt && { openAt }),
    ...(openOn && { openOn }),
    ...(knownHours && { knownHours }),
    ...(feeTo !== null && { feeTo: feeTo * MINOR }),
    ...(children && { children }),
    ...(sort !== 'relevance' && { sort }),
    ...(sort === 'near' && near && { near: near.map(metre).join(',') }),
    ...(box && { box: box.map(metre).join(',') }),
  };
}

export function amenitiesQuery({ amenities, near, box }: ExploreFilters): AmenitiesQuery {
  const point = near ?? (box && [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]);
  return { kind: amenities.join(','), ...(point && { near: point.map(metre).join(',') }) };
}

export interface ActiveFilter {
  kind: 'q' | 'part' | 'category' | 'district' | 'open' | 'day' | 'known' | 'fee' | 'children' | 'box' | 'amenity';
  value: string;
  without: ExploreFilters;
}

export function activeFilters(filters: ExploreFilters): ActiveFilter[] {
  const active: ActiveFilter[] = [];
  if (filters.q) active.push({ kind: 'q', value: filters.q, without: { ...filters, q: '' } });
  for (const value of filters.categories) {
    active.push({
      kind: 'category',
      value,
      without: { ...filters, categories: filters.categories.filter((it) => it !== value) },
    });
  }
  for (const value of filters.districts) {
    active.push({
      kind: 'district',
      value,
      without: { ...filters, districts: filters.districts.filter((it) => it !== value) },
    });
  }
  if (filters.openAt) active.push({ kind: 'open', value: filters.openAt, without: { ...filters, openAt: null } });
  if (filters.openOn) active.push({ kind: 'day', value: filters.openOn, without: { ...filters, openOn: null } });
  if (filters.knownHours) active.push({ kind: 'known', value: '', without: { ...filters, knownHours: false } });
  if (filters.feeTo !== null)
    active.push({ kind: 'fee', value: String(filters.feeTo), without: { ...filters, feeTo: null } });
  if (filters.children) active.push({ kind: 'children', value: '', without: { ...filters, children: false } });
  if (filters.box) active.push({ kind: 'box', value: '', without: { ...filters, box: null } });
  for (const value of filters.amenities) {
    active.push({
      kind: 'amenity',
      value,
      without: { ...filters, amenities: filters.amenities.filter((it) => it !== value) },
    });
  }
  return active;
}

export const placeFilters = (filters: ExploreFilters): ExploreFilters => ({ ...filters, amenities: [] });

function list(search: URLSearchParams, name: string): string[] {
  const values = search.getAll(name).flatMap((value) => value.split(','));
  return [...new Set(values.map((value) => value.trim()).filter((value) => value && value.length <= 80))].slice(0, 20);
}

function numbers(text: string | null, count: number): number[] | null {
  const values = (text ?? '').split(',').map(Number);
  return text && values.length === count && values.every((value) => Number.isFinite(value) && Math.abs(value) <= 180)
    ? values
    : null;
}

/** Four decimals are about ten metres, so the URL never has a person's exact position. */
const metre = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;
