import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { operatorKey } from '#features/operators/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { listReceivedAnnouncements, openAnnouncement } from '../../contract/routes.ts';

/** The unread mark of the operator's menu has this key too. */
export const receivedKey = (operatorId: string) => [...operatorKey(operatorId), 'announcements'] as const;

export const receivedQuery = (api: Api, operatorId: string) =>
  infiniteQueryOptions({
    queryKey: [...receivedKey(operatorId), 'list'],
    initialPageParam: null as string | null,
    queryFn: ({ signal, pageParam }) =>
      api.call(listReceivedAnnouncements, {
        params: { operatorId },
        query: { cursor: pageParam },
        signal,
        quiet: true,
      }),
    getNextPageParam: ({ next }) => next,
  });

/** Opening the message marks it as read. */
export const openedQuery = (api: Api, operatorId: string, announcementId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'announcement', announcementId],
    queryFn: ({ signal }) =>
      api.call(openAnnouncement, { params: { operatorId, announcementId }, signal, quiet: true }),
  });
