import { queryOptions } from '@tanstack/react-query';
import { showPasskeys } from '#features/accounts/contract/proof-routes.ts';
import { listGenders, listSessions, showAccount, showAvatar } from '#features/accounts/contract/routes.ts';
import type { Api } from '#web/http/api.ts';

export const accountQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => api.call(showAccount, { signal, quiet: true }),
  });

export const avatarQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'avatar'],
    queryFn: ({ signal }) => api.call(showAvatar, { signal, quiet: true }),
  });

export const gendersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['genders'],
    queryFn: ({ signal }) => api.call(listGenders, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const passkeysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: ({ signal }) => api.call(showPasskeys, { signal, quiet: true }),
  });

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => api.call(listSessions, { signal, quiet: true }),
  });
