import { queryOptions } from '@tanstack/react-query';
import { countUnreadAnnouncements } from '#features/announcements/contract/routes.ts';
import { showPlace } from '#features/places/contract/routes.ts';
import { listOperatorQuotations } from '#features/quotations/contract/operator-routes.ts';
import type { Api } from '#web/http/api.ts';
import {
  listOperatorDepartures,
  listOperatorPlans,
  listResources,
  previewPlan,
  showOperatorPlan,
} from '../../contract/managed-plan-routes.ts';
import {
  listOperatorMemberships,
  showOperator,
  showOperatorTeam,
  showRegisterFields,
} from '../../contract/operator-routes.ts';
import { listPlanClosures } from '../../contract/plan-closure-routes.ts';

export const operatorKey = (operatorId: string) => ['operator', operatorId] as const;

export const membershipsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['operator-memberships'],
    queryFn: ({ signal }) => api.call(listOperatorMemberships, { signal, quiet: true }),
  });

export const registerQuery = (api: Api) =>
  queryOptions({
    queryKey: ['operator-register'],
    queryFn: ({ signal }) => api.call(showRegisterFields, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const placeQuery = (api: Api, id: string) =>
  queryOptions({
    queryKey: ['place', id],
    queryFn: ({ signal }) => api.call(showPlace, { params: { idOrSlug: id }, signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const operatorQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'itself'],
    queryFn: ({ signal }) => api.call(showOperator, { params: { operatorId }, signal, quiet: true }),
  });

export const plansQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'plans'],
    queryFn: ({ signal }) => api.call(listOperatorPlans, { params: { operatorId }, signal, quiet: true }),
  });

export const planQuery = (api: Api, operatorId: string, planId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'plan', planId],
    queryFn: ({ signal }) => api.call(showOperatorPlan, { params: { operatorId, planId }, signal, quiet: true }),
    // A reload could replace text that a person is typing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** The draft may change between visits, so each visit loads the page again. */
export const previewQuery = (api: Api, operatorId: string, planId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'preview', planId],
    queryFn: ({ signal }) => api.call(previewPlan, { params: { operatorId, planId }, signal, quiet: true }),
    gcTime: 0,
  });

/** `from` and `to` are local days, and both are included. */
export const departuresQuery = (api: Api, operatorId: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'departures', from, to],
    queryFn: ({ signal }) =>
      api.call(listOperatorDepartures, { params: { operatorId }, query: { from, to }, signal, quiet: true }),
  });

export const resourcesQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'resources'],
    queryFn: ({ signal }) => api.call(listResources, { params: { operatorId }, signal, quiet: true }),
  });

export const teamQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'team'],
    queryFn: ({ signal }) => api.call(showOperatorTeam, { params: { operatorId }, signal, quiet: true }),
  });

export const planClosuresQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'closures'],
    queryFn: ({ signal }) => api.call(listPlanClosures, { params: { operatorId }, signal, quiet: true }),
  });

export const quotationCountsQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'quotations', 'counts'],
    queryFn: async ({ signal }) => {
      const query = { box: 'open', limit: 1 } as const;
      return (await api.call(listOperatorQuotations, { params: { operatorId }, query, signal, quiet: true })).counts;
    },
    refetchInterval: 60_000,
  });

/** The key begins like the key of the messages, so that opening a message updates this number. */
export const unreadAnnouncementsQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'announcements', 'unread'],
    queryFn: ({ signal }) => api.call(countUnreadAnnouncements, { params: { operatorId }, signal, quiet: true }),
    refetchInterval: 60_000,
  });
