import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { MapPin } from '#features/maps/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import type { PlaceCard } from '../../contract/place.ts';
import { listPins, listPlaces } from '../../contract/routes.ts';
import { activeFilters, type ExploreFilters, placeFilters, toQuery, writeFilters } from './explore-filters.ts';

type Spot = Pick<PlaceCard, 'id' | 'slug' | 'name' | 'category' | 'lon' | 'lat'>;

const PER_PAGE = 100;
const MOST_PAGES = 6;

export interface MatchingPins {
  pins: MapPin[];
  spots: ReadonlyMap<string, Spot>;
  complete: boolean;
}

export function useMatchingPins(filters: ExploreFilters, listed: readonly PlaceCard[]): MatchingPins {
  const api = useApi();
  const narrow = activeFilters(placeFilters(filters)).some(({ kind }) => kind !== 'category');
  const all = useQuery({
    queryKey: ['places', 'pins'],
    staleTime: 600_000,
    queryFn: ({ signal }) => api.call(listPins, { signal, quiet: true }),
    enabled: !narrow,
  });
  const matches = useInfiniteQuery({
    queryKey: [
      'places',
      'matches',
      writeFilters({ ...placeFilters(filters), sort: 'relevance', near: null }).toString(),
    ],
    enabled: narrow,
    initialPageParam: '',
    queryFn: ({ signal, pageParam }) =>
      api.call(listPlaces, {
        query: { ...toQuery({ ...filters, sort: 'relevance', near: null }), limit: PER_PAGE, cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: (page, pages) => (pages.length < MOST_PAGES ? page.next : null),
  });
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = matches;
  useEffect(() => {
    if (narrow && hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [narrow, hasNextPage, isFetchingNextPage, fetchNextPage]);

  return useMemo(() => {
    const spots = new Map<string, Spot>();
    if (narrow) for (const page of matches.data?.pages ?? []) for (const card of page.items) spots.set(card.id, card);
    else {
      for (const [id, slug, name, category, lon, lat] of all.data?.pins ?? []) {
        if (filters.categories.length === 0 || filters.categories.includes(category))
          spots.set(id, { id, slug, name, category, lon, lat });
      }
    }
    const loud = new Set(listed.map(({ id }) => id));
    for (const card of listed) spots.set(card.id, card);
    const pins = [...spots.values()].map(
      ({ id, name, category, lon, lat }): MapPin => ({
        id,
        name,
        category,
        lon,
        lat,
        rank: loud.has(id) ? 'icon' : 'dot',
      }),
    );
    return { pins, spots, complete: narrow ? matches.isSuccess && !matches.hasNextPage : all.isSuccess };
  }, [
    narrow,
    matches.data,
    matches.isSuccess,
    matches.hasNextPage,
    all.data,
    all.isSuccess,
    listed,
    filters.categories,
  ]);
}
