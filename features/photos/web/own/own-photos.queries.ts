import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '#web/http/api.ts';
import { listAccountPhotos } from '../../contract/own-routes.ts';

export const ownPhotosKey = ['own photos'] as const;

export const ownPhotosQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ownPhotosKey,
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listAccountPhotos, { query: { cursor: pageParam ?? undefined }, signal, quiet: true }),
    getNextPageParam: ({ next }) => next,
  });
