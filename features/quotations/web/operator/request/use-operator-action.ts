import { useQueryClient } from '@tanstack/react-query';
import { useOperator } from '#features/operators/web/public.ts';
import type { Api } from '#web/http/api.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorOfferQuery, quotationsKey } from '../operator.queries.ts';

type OperatorAction = (api: Api, params: { operatorId: string; offerId: string }) => Promise<unknown>;

/** Runs an action and reloads the operator's quotations. The returned function throws the errors of the action. */
export function useOperatorAction(offerId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  return async (action: OperatorAction): Promise<void> => {
    try {
      await action(api, { operatorId, offerId });
    } finally {
      await queries.invalidateQueries({ queryKey: operatorOfferQuery(api, operatorId, offerId).queryKey });
      void queries.invalidateQueries({ queryKey: [...quotationsKey(operatorId), 'inbox'] });
      void queries.invalidateQueries({ queryKey: [...quotationsKey(operatorId), 'counts'] });
    }
  };
}
