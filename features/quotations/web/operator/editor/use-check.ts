import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useOperator } from '#features/operators/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import type { OfferDraft } from '../../../contract/offer.ts';
import { checkOfferDraft } from '../../../contract/operator-routes.ts';
import { quotationsKey } from '../operator.queries.ts';

const PAUSE_MS = 900;

export function useCheck(offerId: string, draft: OfferDraft) {
  const api = useApi();
  const { id: operatorId } = useOperator();
  const written = JSON.stringify(draft);
  const [asked, setAsked] = useState(written);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(written), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [written]);
  const { data, isFetching, error } = useQuery({
    queryKey: [...quotationsKey(operatorId), 'check', offerId, asked],
    queryFn: ({ signal }) =>
      api.call(checkOfferDraft, {
        params: { operatorId, offerId },
        body: { draft: JSON.parse(asked) },
        signal,
        quiet: true,
      }),
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
  return { checked: data, isFresh: asked === written && !isFetching, error };
}
