import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/http/api.ts';
import type { MailList } from '../contract/mail.ts';
import { listMails, showMail } from '../contract/routes.ts';

const LOOK_AGAIN_MS = 3_000;

export const mailsQuery = (api: Api, to: string, first?: MailList) =>
  infiniteQueryOptions({
    queryKey: ['mailbox', 'list', to],
    queryFn: ({ pageParam, signal }) => api.call(listMails, { query: { to, cursor: pageParam }, signal, quiet: true }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: MailList) => next,
    refetchInterval: LOOK_AGAIN_MS,
    ...(first && { initialData: { pages: [first], pageParams: [null] } }),
  });

export const mailQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['mailbox', 'mail', id],
    queryFn: ({ signal }) => api.call(showMail, { params: { id }, signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });
