import { queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import { type MoneyCheck, moneyRoutes } from '#features/payouts/contract/money-check.ts';
import type { OperatorMoney, RegionPayouts } from '#features/payouts/contract/payouts.ts';
import { operatorMoneyRoutes, regionPayoutRoutes } from '#features/payouts/contract/routes.ts';
import { type RegionSettlements, settlementRoutes } from '#features/payouts/contract/settlements.ts';
import type { Statement, StatementMonths } from '#features/payouts/contract/statement.ts';
import type { Api } from '#web/http/api.ts';
import { pathWith } from '#web/http/path-with.ts';

export const regionPayoutsKey = [...backOfficeKey, 'payouts'] as const;
export const settlementKey = [...backOfficeKey, 'card-settlements'] as const;
export const moneyCheckKey = [...backOfficeKey, 'money-check'] as const;

export const regionPayoutsQuery = (api: Api) =>
  queryOptions({
    queryKey: regionPayoutsKey,
    queryFn: ({ signal }) => api.get<RegionPayouts>(regionPayoutRoutes.payouts, { signal, quiet: true }),
  });

export const settlementQuery = (api: Api) =>
  queryOptions({
    queryKey: settlementKey,
    queryFn: ({ signal }) => api.get<RegionSettlements>(settlementRoutes.settlements, { signal, quiet: true }),
  });

/** The result also contains the open cases. */
export const moneyCheckQuery = (api: Api) =>
  queryOptions({
    queryKey: moneyCheckKey,
    queryFn: ({ signal }) => api.get<MoneyCheck>(moneyRoutes.check, { signal, quiet: true }),
  });

export const operatorMoneyQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: ['operator', operatorId, 'money'],
    queryFn: ({ signal }) =>
      api.get<OperatorMoney>(pathWith(operatorMoneyRoutes.payouts, { operatorId }), { signal, quiet: true }),
  });

export const statementMonthsQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: ['operator', operatorId, 'statements'],
    queryFn: ({ signal }) =>
      api.get<StatementMonths>(pathWith(operatorMoneyRoutes.statements, { operatorId }), { signal, quiet: true }),
  });

export const statementQuery = (api: Api, operatorId: string, month: string) =>
  queryOptions({
    queryKey: ['operator', operatorId, 'statements', month],
    queryFn: ({ signal }) =>
      api.get<Statement>(pathWith(operatorMoneyRoutes.statement, { operatorId, month }), { signal, quiet: true }),
  });
