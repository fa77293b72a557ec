import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OwnerRoom } from './frame/owner-room.tsx';
import { OwnedCode } from './voices/owned-code.tsx';

export const head = () => ({ title: 'Cartel con código', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { placeId = '' } = useParams();
  return (
    <OwnerRoom
      key={placeId}
      placeId={placeId}
      title={t`Cartel con código`}
      lead={<Trans>Cuélgalo en tu entrada.</Trans>}
    >
      <OwnedCode />
    </OwnerRoom>
  );
}
