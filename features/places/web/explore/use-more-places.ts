import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#web/http/use-api.ts';
import { listPlaces } from '../../contract/routes.ts';
import { type ExploreData, PAGE_SIZE } from './explore-data.ts';
import { toQuery, writeFilters } from './explore-filters.ts';

/** The first page comes from the route's loader, because a cached page may show closed places as open. */
export function useMorePlaces({ filters, page }: Pick<ExploreData, 'filters' | 'page'>) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: ['places', 'after', writeFilters(filters).toString(), page.next],
    enabled: false,
    initialPageParam: page.next,
    queryFn: ({ signal, pageParam }) =>
      api.call(listPlaces, {
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
