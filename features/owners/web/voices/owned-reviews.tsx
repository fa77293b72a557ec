import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { listOwnedReviews, replyToOwnedReview } from '#features/reviews/contract/owned-place-routes.ts';
import { ReceivedReviews } from '#features/reviews/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { ownedPlaceQuery } from '../frame/owner.queries.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';

export function OwnedReviews() {
  const placeId = useOwnedPlace().place.id;
  const api = useApi();
  const queries = useQueryClient();
  return (
    <ReceivedReviews
      queryKey={['owned-reviews', placeId]}
      read={(query, signal) => api.call(listOwnedReviews, { params: { placeId }, query, signal, quiet: true })}
      reply={(id, body, call) => api.call(replyToOwnedReview, { params: { placeId, commentId: id }, body, ...call })}
      changed={() => queries.invalidateQueries({ queryKey: ownedPlaceQuery(api, placeId).queryKey, exact: true })}
      empty={{
        unanswered: <Trans>Cuando alguien opine sobre tu lugar te llega un correo, y la ves aquí.</Trans>,
        all: <Trans>Cuelga tu cartel con código: quien lo usa opina con la marca «Estuvo en el lugar».</Trans>,
      }}
    />
  );
}
