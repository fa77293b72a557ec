import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import type { Lack, TwinsQuery } from '../../contract/region.ts';
import {
  findTwinPlaces,
  listRegionPlaces,
  previewPlaceMerge,
  showPlaceParts,
  showRegionPlace,
} from '../../contract/region-routes.ts';
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

export const twinPlacesQuery = (api: Api, query: TwinsQuery) =>
  queryOptions({
    queryKey: [...key, 'twins', query],
    queryFn: ({ signal }) => api.call(findTwinPlaces, { query, signal, quiet: true }),
  });

export const mergePreviewQuery = (api: Api, id: string, otherId: string) =>
  queryOptions({
    queryKey: [...key, 'merge', id, otherId],
    queryFn: ({ signal }) => api.call(previewPlaceMerge, { params: { id, otherId }, signal, quiet: true }),
    // The choices of the person stay until the person asks again.
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  });

/** The facts and rows that a new place can take from a divided place. */
export const placePartsQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...key, 'parts', id],
    queryFn: ({ signal }) => api.call(showPlaceParts, { params: { id }, signal, quiet: true }),
    ...{ gcTime: 0, staleTime: Number.POSITIVE_INFINITY },
  });
