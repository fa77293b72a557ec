import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/http/api.ts';
import { showPrivacy } from '../contract/routes.ts';

const WATCH_MS = 1000;

/** Loads again every second while a copy is made. */
export const privacyQuery = (api: Api) =>
  queryOptions({
    queryKey: ['privacy'],
    queryFn: ({ signal }) => api.call(showPrivacy, { signal, quiet: true }),
    refetchInterval: ({ state }) =>
      state.data?.copy && ['waiting', 'working'].includes(state.data.copy.state) ? WATCH_MS : false,
  });
