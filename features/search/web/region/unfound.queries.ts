import { infiniteQueryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { listUnfoundSearches } from '../../contract/region-routes.ts';
import type { UnfoundView } from '../../contract/unfound.ts';

export const unfoundKey = [...backOfficeKey, 'searches'] as const;

export const unfoundQuery = (api: Api, view: UnfoundView) =>
  infiniteQueryOptions({
    queryKey: [...unfoundKey, view],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listUnfoundSearches, { query: { view, cursor: pageParam ?? undefined }, signal, quiet: true }),
    getNextPageParam: ({ next }) => next,
  });
