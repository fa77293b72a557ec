import { useQueryClient } from '@tanstack/react-query';
import { officeAt, useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { deskOfferQuery, quotationsKey } from '../operator.queries.ts';

/** Sends what an operator decided about one offer; afterwards everything that shows it is asked again. What is refused is thrown. */
export function useDeskAct(offerId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const { id: operatorId } = useOperator();
  return async (route: string, body: object): Promise<void> => {
    try {
      await api.post(officeAt(route, { operatorId, offerId }), body, { quiet: true });
    } finally {
      await queries.invalidateQueries({ queryKey: deskOfferQuery(api, operatorId, offerId).queryKey });
      void queries.invalidateQueries({ queryKey: [...quotationsKey(operatorId), 'inbox'] });
      void queries.invalidateQueries({ queryKey: [...quotationsKey(operatorId), 'counts'] });
    }
  };
}
