import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#web/http/use-api.ts';
import type { PlacesPage } from '../../contract/place.ts';
import { placeRoutes } from '../../contract/routes.ts';
import { type ExploreData, PAGE_SIZE } from './explore-data.ts';
import { toQuery, writeFilters } from './explore-filters.ts';

/**
 * The list from its first page on; further pages load on request. The first page always comes from the loader, because an older one may say "open" of
 * a place that has closed since.
 */
export function useMorePlaces({ filters, page }: Pick<ExploreData, 'filters' | 'page'>) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: ['places', 'after', writeFilters(filters).toString(), page.next],
    // Nothing loads by itself: the first call of `fetchNextPage` loads the second page.
    enabled: false,
    initialPageParam: page.next,
    queryFn: ({ signal, pageParam }) =>
      api.get<PlacesPage>(placeRoutes.list, {
        query: { ...toQuery(filters), limit: PAGE_SIZE, cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });
  const { data, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const places = useMemo(
    () => [...page.items, ...(data?.pages.flatMap(({ items }) => items) ?? [])],
    [page.items, data],
  );
  const hasNextPage = data ? query.hasNextPage : Boolean(page.next);
  return { places, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage };
}
