import { queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { showOpenData } from '../contract/routes.ts';

const AGAIN_MS = 1000;

/** @param before the time of the old files while new ones are made. Undefined while none are made. */
export const openDataQuery = (api: Api, before?: string | null) =>
  queryOptions({
    queryKey: [...backOfficeKey, 'open-data'],
    queryFn: ({ signal }) => api.call(showOpenData, { signal, quiet: true }),
    refetchInterval: ({ state: { data } }) => (before !== undefined && data?.madeAt === before ? AGAIN_MS : false),
  });
