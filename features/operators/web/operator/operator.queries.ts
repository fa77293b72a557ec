import { queryOptions } from '@tanstack/react-query';
import type { Static } from 'typebox';
import { listOperatorQuotations } from '#features/quotations/contract/operator-routes.ts';
import type { Api } from '#web/http/api.ts';
import { pathWith } from '#web/http/path-with.ts';
import type {
  ManagedOperator,
  OperatorMemberships,
  OperatorTeam,
  RegisterFields,
} from '../../contract/managed-operator.ts';
import type {
  ManagedDepartures,
  ManagedPlanDetail,
  ManagedPlans,
  ManagedResources,
} from '../../contract/managed-plan.ts';
import { managedOperatorRoutes as routes } from '../../contract/routes.ts';

/** Key that all queries about one operator begin with. */
export const operatorKey = (operatorId: string) => ['operator', operatorId] as const;

export const membershipsQuery = (api: Api) =>
  queryOptions({
    queryKey: ['operator-memberships'],
    queryFn: ({ signal }) => api.get<Static<typeof OperatorMemberships>>(routes.operators, { signal, quiet: true }),
  });

export const registerQuery = (api: Api) =>
  queryOptions({
    queryKey: ['operator-register'],
    queryFn: ({ signal }) => api.get<RegisterFields>(routes.register, { signal, quiet: true }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const operatorQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'itself'],
    queryFn: ({ signal }) =>
      api.get<ManagedOperator>(pathWith(routes.operator, { operatorId }), { signal, quiet: true }),
  });

export const plansQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'plans'],
    queryFn: ({ signal }) =>
      api.get<Static<typeof ManagedPlans>>(pathWith(routes.plans, { operatorId }), { signal, quiet: true }),
  });

export const planQuery = (api: Api, operatorId: string, planId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'plan', planId],
    queryFn: ({ signal }) =>
      api.get<ManagedPlanDetail>(pathWith(routes.plan, { operatorId, planId }), { signal, quiet: true }),
    // A reload could replace text that a person is typing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

/** Departures between two local days, both included. */
export const departuresQuery = (api: Api, operatorId: string, from: string, to: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'departures', from, to],
    queryFn: ({ signal }) =>
      api.get<Static<typeof ManagedDepartures>>(pathWith(routes.departures, { operatorId }), {
        query: { from, to },
        signal,
        quiet: true,
      }),
  });

export const resourcesQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'resources'],
    queryFn: ({ signal }) =>
      api.get<Static<typeof ManagedResources>>(pathWith(routes.resources, { operatorId }), { signal, quiet: true }),
  });

export const teamQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'team'],
    queryFn: ({ signal }) => api.get<OperatorTeam>(pathWith(routes.team, { operatorId }), { signal, quiet: true }),
  });

/** Numbers of quotation requests that wait for the operator: all, and overdue ones. */
export const quotationCountsQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: [...operatorKey(operatorId), 'quotations', 'counts'],
    queryFn: async ({ signal }) => {
      const query = { box: 'open', limit: 1 } as const;
      return (await api.call(listOperatorQuotations, { params: { operatorId }, query, signal, quiet: true })).counts;
    },
    refetchInterval: 60_000,
  });
