import { queryOptions } from '@tanstack/react-query';
import { officeKey } from '#features/backoffice/web/public.ts';
import { type MoneyCheck, moneyRoutes } from '#features/checkout/contract/money-check.ts';
import type { OperatorMoney, PayoutDesk } from '#features/payments/contract/payouts.ts';
import { operatorMoneyRoutes, payoutDeskRoutes } from '#features/payments/contract/routes.ts';
import { type SettlementDesk, settlementRoutes } from '#features/payments/contract/settlements.ts';
import type { Statement, StatementMonths } from '#features/payments/contract/statement.ts';
import type { Api } from '#web/http/api.ts';

export const payoutDeskKey = [...officeKey, 'payouts'] as const;
export const settlementKey = [...officeKey, 'card-settlements'] as const;
export const moneyCheckKey = [...officeKey, 'money-check'] as const;

/** An address with its ids put in. */
export function moneyAt(path: string, ids: Readonly<Record<string, string>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name]!));
}

export const payoutDeskQuery = (api: Api) =>
  queryOptions({
    queryKey: payoutDeskKey,
    queryFn: ({ signal }) => api.get<PayoutDesk>(payoutDeskRoutes.payouts, { signal, quiet: true }),
  });

export const settlementQuery = (api: Api) =>
  queryOptions({
    queryKey: settlementKey,
    queryFn: ({ signal }) => api.get<SettlementDesk>(settlementRoutes.settlements, { signal, quiet: true }),
  });

/** The check brings the open cases with it. */
export const moneyCheckQuery = (api: Api) =>
  queryOptions({
    queryKey: moneyCheckKey,
    queryFn: ({ signal }) => api.get<MoneyCheck>(moneyRoutes.check, { signal, quiet: true }),
  });

export const operatorMoneyQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: ['operator', operatorId, 'money'],
    queryFn: ({ signal }) =>
      api.get<OperatorMoney>(moneyAt(operatorMoneyRoutes.payouts, { operatorId }), { signal, quiet: true }),
  });

export const statementMonthsQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: ['operator', operatorId, 'statements'],
    queryFn: ({ signal }) =>
      api.get<StatementMonths>(moneyAt(operatorMoneyRoutes.statements, { operatorId }), { signal, quiet: true }),
  });

export const statementQuery = (api: Api, operatorId: string, month: string) =>
  queryOptions({
    queryKey: ['operator', operatorId, 'statements', month],
    queryFn: ({ signal }) =>
      api.get<Statement>(moneyAt(operatorMoneyRoutes.statement, { operatorId, month }), { signal, quiet: true }),
  });
