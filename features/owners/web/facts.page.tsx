import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OwnedFacts } from './facts/owned-facts.tsx';
import { OwnerRoom } from './frame/owner-room.tsx';

export const head = () => ({ title: 'Mi ficha', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { placeId = '' } = useParams();
  return (
    <OwnerRoom
      key={placeId}
      placeId={placeId}
      title={t`Mi ficha`}
      lead={<Trans>Lo que cambias se guarda solo y se ve al momento, también en los viajes.</Trans>}
    >
      <OwnedFacts />
    </OwnerRoom>
  );
}
