import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { PositionFact } from '#features/places/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { toast } from '#web/ui/toast-store.ts';
import type { OwnedPlace } from '../../contract/owned-place.ts';
import { proposeFact } from '../../contract/owner-routes.ts';
import { NEAR_METRES } from '../../contract/proposal.ts';
import { ownedPlaceQuery } from '../frame/owner.queries.ts';
import { useOwnedPlace } from '../frame/owner-room.tsx';
import { ProposalAnswer } from './proposed-facts.tsx';

/** A short move is saved at once. The region checks a longer move. */
export function OwnedPosition() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { place, positionFrom, proposals } = useOwnedPlace();
  const last = proposals.find(({ fact }) => fact === 'position');
  const keep = (owned: OwnedPlace) => queries.setQueryData(ownedPlaceQuery(api, place.id).queryKey, owned);
  return (
    <>
      <PositionFact
        farMetres={NEAR_METRES}
        from={positionFrom}
        ask={{
          verb: t`Pedir que lo muevan`,
          words: <Trans>Son más de {NEAR_METRES} m, así que la región lo revisa primero y te escribe.</Trans>,
          move: async (position, call) => {
            const { facts } = place;
            const body = { id: crypto.randomUUID(), base: { position: facts.position }, value: { position } };
            keep(await api.call(proposeFact, { params: { placeId: place.id }, body, ...call }));
            toast({ text: t`La región lo revisa y te escribe.` });
          },
        }}
      />
      {last && <ProposalAnswer proposal={last} keep={keep} />}
    </>
  );
}
