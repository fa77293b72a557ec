import { queryOptions } from '@tanstack/react-query';
import type { Account } from '#features/accounts/contract/account.ts';
import { AVATAR_PATH, type Avatar } from '#features/accounts/contract/avatar.ts';
import type { Genders } from '#features/accounts/contract/gender.ts';
import type { Passkeys } from '#features/accounts/contract/passkey.ts';
import { accountRoutes } from '#features/accounts/contract/routes.ts';
import type { Sessions } from '#features/accounts/contract/session.ts';
import type { Api } from '#web/http/api.ts';

/** The caller's own account. */
export const accountQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account'],
    queryFn: ({ signal }) => api.get<Account>(accountRoutes.account, { signal, quiet: true }),
  });

export const avatarQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'avatar'],
    queryFn: ({ signal }) => api.get<Avatar>(AVATAR_PATH, { signal, quiet: true }),
  });

export const gendersQuery = (api: Api) =>
  queryOptions({
    queryKey: ['genders'],
    queryFn: ({ signal }) => api.get<Genders>(accountRoutes.genders, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const passkeysQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'passkeys'],
    queryFn: ({ signal }) => api.get<Passkeys>(accountRoutes.passkeys, { signal, quiet: true }),
  });

export const sessionsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['account', 'sessions'],
    queryFn: ({ signal }) => api.get<Sessions>(accountRoutes.sessions, { signal, quiet: true }),
  });
