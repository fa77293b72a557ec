import { Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { factSearch } from '#features/places/contract/facts-in-text.ts';
import {
  answerOwnedQuestion,
  listOwnedQuestions,
  withdrawOwnedAnswer,
} from '#features/questions/contract/owned-place-routes.ts';
import { ReceivedQuestions } from '#features/questions/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { ownedPlaceQuery } from '../frame/owner.queries.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';

/** Parts of the facts' page. */
const PART_OF = { hours: 'horario', fees: 'precios', phones: 'contacto', paymentMeans: 'precios' } as const;

export function OwnedQuestions() {
  const placeId = useOwnedPlace().place.id;
  const api = useApi();
  const queries = useQueryClient();
  return (
    <ReceivedQuestions
      queryKey={['owned-questions', placeId]}
      read={(query, signal) => api.call(listOwnedQuestions, { params: { placeId }, query, signal, quiet: true })}
      actions={{
        answer: (id, body, call) => api.call(answerOwnedQuestion, { params: { placeId, id }, body, ...call }),
        factPage: () => (fact, text) => `${ownerPaths.facts(placeId)}?${factSearch(fact, text)}#${PART_OF[fact]}`,
        withdraw: (id, answerId, call) => api.call(withdrawOwnedAnswer, { params: { placeId, id, answerId }, ...call }),
      }}
      changed={() => queries.invalidateQueries({ queryKey: ownedPlaceQuery(api, placeId).queryKey, exact: true })}
      empty={<Trans>Cuando alguien pregunte en tu página te llega un correo, y la ves aquí.</Trans>}
    />
  );
}
