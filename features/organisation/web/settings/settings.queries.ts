import { queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import { showOrganisationSettings } from '#features/organisation/contract/routes.ts';
import type { Api } from '#web/http/api.ts';

export const settingsKey = [...backOfficeKey, 'organisation'] as const;
export const versionsKey = [...backOfficeKey, 'organisation-versions'] as const;

/** The query never reloads by itself, because a reload would replace what a person is typing. */
export const settingsQuery = (api: Api) =>
  queryOptions({
    queryKey: settingsKey,
    queryFn: ({ signal }) => api.call(showOrganisationSettings, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
