import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { Lack } from '../../contract/region.ts';
import { listRegionPlaces, showRegionPlace } from '../../contract/region-routes.ts';
import { showPlace } from '../../contract/routes.ts';

const key = [...backOfficeKey, 'places'] as const;

export const regionPlacesQuery = (api: Api, { q, lacks }: { q: string; lacks: readonly Lack[] }) =>
  infiniteQueryOptions({
    queryKey: [...key, 'list', q, ...lacks],
    queryFn: ({ signal, pageParam }) =>
      api.call(listRegionPlaces, {
        query: {
          ...(q && { q }),
          ...(lacks.length > 0 && { lacks: lacks.join(',') }),
          ...(pageParam && { cursor: pageParam }),
        },
        ...{ signal, quiet: true },
      }),
    initialPageParam: '',
    getNextPageParam: (page) => page.next,
  });

export const regionPlaceQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => api.call(showRegionPlace, { params: { id }, signal, quiet: true }),
  });

/** The public page. It is asked again after each change. */
export const publicPlaceQuery = (api: Api, id: string, updatedAt: string) =>
  queryOptions({
    queryKey: [...key, 'public', id, updatedAt],
    queryFn: ({ signal }) => api.call(showPlace, { params: { idOrSlug: id }, signal, quiet: true }),
  });
