import { infiniteQueryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { listWaitingTrips } from '../../../contract/publication-routes.ts';

export const publicTripsKey = [...backOfficeKey, 'public trips'] as const;

export type PublicationView = 'pending' | 'reported' | 'published';

export const publicationCasesQuery = (api: Api, waiting: PublicationView) =>
  infiniteQueryOptions({
    queryKey: [...publicTripsKey, waiting],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listWaitingTrips, { query: { waiting, cursor: pageParam ?? undefined }, signal, quiet: true }),
    getNextPageParam: ({ next }) => next,
  });
