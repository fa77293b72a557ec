import { Trans } from '@lingui/react/macro';
import { listReceivedReviews, replyToReview } from '#features/reviews/contract/operator-routes.ts';
import { ReceivedReviews } from '#features/reviews/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorKey } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';

export function ReviewList() {
  const { id: operatorId } = useOperator();
  const api = useApi();
  return (
    <ReceivedReviews
      queryKey={[...operatorKey(operatorId), 'reviews']}
      read={(query, signal) => api.call(listReceivedReviews, { params: { operatorId }, query, signal, quiet: true })}
      reply={(commentId, body, call) => api.call(replyToReview, { params: { operatorId, commentId }, body, ...call })}
      empty={{
        unanswered: <Trans>Cuando alguien opine sobre una salida tuya te llega un correo, y la ves aquí.</Trans>,
        all: <Trans>Al día siguiente de cada salida preguntamos a quienes fueron cómo les fue.</Trans>,
      }}
    />
  );
}
