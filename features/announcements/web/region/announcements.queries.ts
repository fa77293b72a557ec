import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { listAnnouncementCandidates, listAnnouncements, showAnnouncement } from '../../contract/routes.ts';

export const announcementsKey = [...backOfficeKey, 'announcements'] as const;

export const announcementsQuery = (api: Api) =>
  infiniteQueryOptions({
    queryKey: [...announcementsKey, 'list'],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listAnnouncements, { query: { cursor: pageParam }, signal, quiet: true }),
    getNextPageParam: ({ next }) => next,
  });

export const candidatesQuery = (api: Api) =>
  queryOptions({
    queryKey: [...announcementsKey, 'candidates'],
    queryFn: ({ signal }) => api.call(listAnnouncementCandidates, { signal, quiet: true }),
  });

export const announcementQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: [...announcementsKey, 'one', id],
    queryFn: ({ signal }) => api.call(showAnnouncement, { params: { id }, signal, quiet: true }),
    // Emails go out within seconds after sending.
    refetchInterval: ({ state }) => (state.data && state.data.emails.waiting > 0 ? 3000 : false),
  });
