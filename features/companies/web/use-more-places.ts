import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#web/http/use-api.ts';
import type { CompaniesPage } from '../contract/company.ts';
import { companyRoutes } from '../contract/routes.ts';
import { type ExploreData, PAGE_SIZE } from './explore-data.ts';
import { toQuery, writeFilters } from './explore-filters.ts';

/** The list from its first page on, which the loader brought; further pages come when asked for. */
export function useMorePlaces({ filters, page, from }: ExploreData) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: ['companies', 'list', writeFilters(filters).toString(), from, page.items[0]?.id],
    initialPageParam: from ?? '',
    initialData: { pages: [page], pageParams: [from ?? ''] },
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal, pageParam }) =>
      api.get<CompaniesPage>(companyRoutes.list, {
        query: { ...toQuery(filters), limit: PAGE_SIZE, cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });
  const places = useMemo(() => query.data.pages.flatMap(({ items }) => items), [query.data]);
  return { places, ...query };
}
