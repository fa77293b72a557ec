import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { OwnerRef } from '#features/reviews/contract/owner-queries.ts';
import type { Api } from '#web/http/api.ts';
import type { PhotoWaiting } from '../../contract/case.ts';
import { listOwnerPhotos, listWaitingPhotos } from '../../contract/region-routes.ts';

export const photosKey = [...backOfficeKey, 'photos'] as const;

export type PhotoView = PhotoWaiting | 'waiting' | 'recent';

export const photoCasesQuery = (api: Api, view: PhotoView) =>
  infiniteQueryOptions({
    queryKey: [...photosKey, view],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listWaitingPhotos, {
        query: { waiting: view === 'waiting' ? undefined : view, cursor: pageParam ?? undefined },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });

export const ownerPhotosQuery = (api: Api, { kind, id }: OwnerRef) =>
  queryOptions({
    queryKey: [...photosKey, 'of', kind, id],
    queryFn: ({ signal }) => api.call(listOwnerPhotos, { query: { kind, owner: id }, signal, quiet: true }),
  });
