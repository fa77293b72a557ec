import type { AmenitiesList, AmenityCount, AmenityKind } from '#features/amenities/contract/amenity.ts';
import { listAmenities, listAmenityKinds } from '#features/amenities/contract/routes.ts';
import type { FoundGroup } from '#features/search/contract/found.ts';
import { listFoundGroups } from '#features/search/contract/routes.ts';
import type { PageRequest } from '#web/page.tsx';
import type { PlaceCard, PlacesPage, PlacesQuery, UnderstoodPart } from '../../contract/place.ts';
import { listPlaces, showPlace } from '../../contract/routes.ts';
import {
  type ActiveFilter,
  activeFilters,
  amenitiesQuery,
  type ExploreFilters,
  readFilters,
  toQuery,
} from './explore-filters.ts';

export const PAGE_SIZE = 24;

export interface Relief extends ActiveFilter {
  count: number;
  part?: UnderstoodPart;
}

/** The places that the first relief finds. */
export interface NearMatches {
  items: readonly PlaceCard[];
  isPriceUnknown: boolean;
}

export interface ExploreData {
  filters: ExploreFilters;
  page: PlacesPage;
  openNow: number | null;
  /** The filters whose removal finds places. The filter that matters least comes first. */
  relief: Relief[];
  nearly: NearMatches | null;
  chosen: PlaceCard | null;
  from: string | null;
  amenityKinds: AmenityCount[];
  meant: readonly AmenityKind[];
  amenities: AmenitiesList | null;
  /** Results that are not places, such as plans. Null if they did not arrive. */
  groups: FoundGroup[] | null;
}

export async function loadExplore({
  url,
  api,
  face,
  signal,
}: Pick<PageRequest, 'url' | 'api' | 'face' | 'signal'>): Promise<ExploreData> {
  const filters = readFilters(url.searchParams, face.reach);
  const from = url.searchParams.get('desde');
  const slug = url.searchParams.get('lugar');
  const query = toQuery(filters);
  const ask = (more: PlacesQuery) => api.call(listPlaces, { query: { ...query, ...more }, signal });
  const [page, open, named, amenityKinds] = await Promise.all([
    ask({ facets: true, limit: PAGE_SIZE, ...(from && { cursor: from }) }),
    filters.openAt || filters.openOn ? null : ask({ openAt: 'now', limit: 1 }),
    slug ? findNamed(api, slug, signal) : null,
    readAmenityKinds(api, signal),
  ]);
  const asked = (page.understood ?? []).map(({ amenity }) => amenity);
  const meant = amenityKinds.flatMap(({ kind }) => (asked.includes(kind) ? kind : []));
  const shown = [...new Set([...filters.amenities, ...meant])];
  const [amenities, groups] = await Promise.all([
    readAmenities(api, { ...filters, amenities: shown }, signal),
    from ? [] : readGroups(api, filters.q, page.corrected, signal),
  ]);
  const relief =
    page.total > 0 || amenities
      ? []
      : await findRelief(filters, page.understood ?? [], (without) =>
          api.call(listPlaces, { query: { ...toQuery(without), limit: 1 }, signal }),
        );
  const ofRelief = (without: ExploreFilters, limit: number) =>
    api.call(listPlaces, { query: { ...toQuery(without), limit }, signal });
  const nearly = relief[0] ? await findNearly(relief[0], ofRelief) : null;
  const chosen = page.items.find((item) => item.slug === slug) ?? named;
  return {
    ...{ filters, page, openNow: open?.total ?? null, relief, nearly, chosen, from },
    ...{ amenityKinds, meant, amenities, groups },
  };
}

const readAmenityKinds = (api: PageRequest['api'], signal: AbortSignal) =>
  api.call(listAmenityKinds, { signal, quiet: true }).then(
    ({ items }) => items,
    () => [],
  );

async function readAmenities(api: PageRequest['api'], filters: ExploreFilters, signal: AbortSignal) {
  if (filters.amenities.length === 0) return null;
  return api.call(listAmenities, { query: amenitiesQuery(filters), signal, quiet: true }).catch(() => null);
}

/** The words as they were typed come first. A correction may only fit the places. */
async function readGroups(
  api: PageRequest['api'],
  typed: string,
  corrected: string | undefined,
  signal: AbortSignal,
): Promise<FoundGroup[] | null> {
  const read = (q: string) =>
    api.call(listFoundGroups, { query: { q }, signal, quiet: true }).then(({ groups }) => groups);
  if (!typed) return [];
  try {
    const groups = await read(typed);
    return groups.length > 0 || corrected === undefined ? groups : await read(corrected);
  } catch {
    return null;
  }
}

async function findNamed(api: PageRequest['api'], slug: string, signal: AbortSignal): Promise<PlaceCard | null> {
  try {
    return await api.call(showPlace, { params: { idOrSlug: slug }, signal, quiet: true });
  } catch {
    return null;
  }
}

async function findRelief(
  filters: ExploreFilters,
  understood: readonly UnderstoodPart[],
  ask: (without: ExploreFilters) => Promise<PlacesPage>,
): Promise<Relief[]> {
  const parts = understood
    .filter(({ without }) => without !== '')
    .map((part) => ({ kind: 'part' as const, value: part.label, part, without: { ...filters, q: part.without } }));
  const found = await Promise.all(
    [...parts, ...activeFilters(filters)]
      .slice(0, 6)
      .map(async (active) => ({ ...active, count: (await ask(active.without)).total })),
  );
  const lossOf = ({ kind, part }: Relief) => LOSSES.indexOf(part?.kind ?? kind);
  return found.filter(({ count }) => count > 0).sort((a, b) => lossOf(a) - lossOf(b) || b.count - a.count);
}

/** From the part of a query that matters least to the whole text of the query. */
const LOSSES: readonly (ActiveFilter['kind'] | UnderstoodPart['kind'])[] = [
  ...(['cheap', 'fee', 'free', 'known', 'children', 'open', 'day'] as const),
  ...(['box', 'near', 'district', 'amenity', 'category', 'meaning', 'part', 'q'] as const),
];
const NEARLY = 6;
/** In the currency's main unit. A place passes this filter if its entrance fee is known. */
const ANY_FEE = 1_000_000;

async function findNearly(
  { kind, part, without }: Relief,
  ask: (without: ExploreFilters, limit: number) => Promise<PlacesPage>,
): Promise<NearMatches> {
  const isAboutPrice = kind === 'fee' || part?.kind === 'cheap' || part?.kind === 'free';
  const [{ items }, priced] = await Promise.all([
    ask(without, NEARLY),
    isAboutPrice ? ask({ ...without, feeTo: ANY_FEE }, 1) : null,
  ]);
  return { items, isPriceUnknown: priced?.total === 0 };
}
