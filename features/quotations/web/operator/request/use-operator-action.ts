import { useQueryClient } from '@tanstack/react-query';
import { useOperator } from '#features/operators/web/public.ts';
import { pathWith } from '#web/http/path-with.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorOfferQuery, quotationsKey } from '../operator.queries.ts';

/** Returns a function that sends an operator's action on an offer and then reloads the operator's quotations. Errors are thrown. */
export function useOperatorAction(offerId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  return async (route: string, body: object): Promise<void> => {
    try {
      await api.post(pathWith(route, { operatorId, offerId }), body, { quiet: true });
    } finally {
      await queries.invalidateQueries({ queryKey: operatorOfferQuery(api, operatorId, offerId).queryKey });
      void queries.invalidateQueries({ queryKey: [...quotationsKey(operatorId), 'inbox'] });
      void queries.invalidateQueries({ queryKey: [...quotationsKey(operatorId), 'counts'] });
    }
  };
}
