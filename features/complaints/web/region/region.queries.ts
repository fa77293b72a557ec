import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { officeKey } from '#features/backoffice/web/public.ts';
import type { DeskComplaint, DeskPage, DeskView } from '#features/complaints/contract/region.ts';
import { complaintRoutes } from '#features/complaints/contract/routes.ts';
import type { Api } from '#web/http/api.ts';

export const complaintsKey = [...officeKey, 'complaints'] as const;

export const deskQuery = (api: Api, view: DeskView, q: string) =>
  infiniteQueryOptions({
    queryKey: [...complaintsKey, 'list', view, q],
    queryFn: ({ pageParam, signal }) =>
      api.get<DeskPage>(complaintRoutes.desk, { query: { view, q, cursor: pageParam }, signal, quiet: true }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const deskCaseQuery = (api: Api, reference: string) =>
  queryOptions({
    queryKey: [...complaintsKey, 'one', reference],
    queryFn: ({ signal }) =>
      api.get<DeskComplaint>(complaintRoutes.deskOne.replace(':reference', reference), { signal, quiet: true }),
  });
