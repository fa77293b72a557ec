import { queryOptions } from '@tanstack/react-query';
import { backOfficeKey } from '#features/backoffice/web/public.ts';
import {
  listCardSettlements,
  listRegionPayouts,
  listStatementMonths,
  showMoneyCheck,
  showOperatorMoney,
  showStatement,
} from '#features/payouts/contract/routes.ts';
import type { Api } from '#web/http/api.ts';

export const regionPayoutsKey = [...backOfficeKey, 'payouts'] as const;
export const settlementKey = [...backOfficeKey, 'card-settlements'] as const;
export const moneyCheckKey = [...backOfficeKey, 'money-check'] as const;

export const regionPayoutsQuery = (api: Api) =>
  queryOptions({
    queryKey: regionPayoutsKey,
    queryFn: ({ signal }) => api.call(listRegionPayouts, { signal, quiet: true }),
  });

export const settlementQuery = (api: Api) =>
  queryOptions({
    queryKey: settlementKey,
    queryFn: ({ signal }) => api.call(listCardSettlements, { signal, quiet: true }),
  });

export const moneyCheckQuery = (api: Api) =>
  queryOptions({
    queryKey: moneyCheckKey,
    queryFn: ({ signal }) => api.call(showMoneyCheck, { signal, quiet: true }),
  });

export const operatorMoneyQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: ['operator', operatorId, 'money'],
    queryFn: ({ signal }) => api.call(showOperatorMoney, { params: { operatorId }, signal, quiet: true }),
  });

export const statementMonthsQuery = (api: Api, operatorId: string) =>
  queryOptions({
    queryKey: ['operator', operatorId, 'statements'],
    queryFn: ({ signal }) => api.call(listStatementMonths, { params: { operatorId }, signal, quiet: true }),
  });

export const statementQuery = (api: Api, operatorId: string, month: string) =>
  queryOptions({
    queryKey: ['operator', operatorId, 'statements', month],
    queryFn: ({ signal }) => api.call(showStatement, { params: { operatorId, month }, signal, quiet: true }),
  });
