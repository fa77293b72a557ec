import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import type { RegionView } from '#features/complaints/contract/region.ts';
import { listComplaints, showRegionComplaint } from '#features/complaints/contract/routes.ts';
import type { Api } from '#web/http/api.ts';

export const complaintsKey = [...backOfficeKey, 'complaints'] as const;

export const regionComplaintsQuery = (api: Api, view: RegionView, q: string) =>
  infiniteQueryOptions({
    queryKey: [...complaintsKey, 'list', view, q],
    queryFn: ({ pageParam, signal }) =>
      api.call(listComplaints, { query: { view, q, cursor: pageParam }, signal, quiet: true }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const complaintCaseQuery = (api: Api, reference: string) =>
  queryOptions({
    queryKey: [...complaintsKey, 'one', reference],
    queryFn: ({ signal }) => api.call(showRegionComplaint, { params: { reference }, signal, quiet: true }),
  });
