import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web/http/api.ts';
import { showPlanLine } from '../../../../contract/operator-routes.ts';
import { quotationsKey } from '../../operator.queries.ts';

interface PlanLineRequest {
  operatorId: string;
  offerId: string;
  departureId: string;
  startDate: string | null;
}

export const planLineQuery = (api: Api, { operatorId, offerId, departureId, startDate }: PlanLineRequest) =>
  queryOptions({
    queryKey: [...quotationsKey(operatorId), 'plan-line', offerId, departureId, startDate],
    queryFn: ({ signal }) =>
      api.call(showPlanLine, {
        params: { operatorId, offerId },
        body: { departureId, startDate },
        signal,
        quiet: true,
      }),
    staleTime: 15_000,
    refetchInterval: 60_000,
  });
