import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OwnerRoom } from './frame/owner-room.tsx';
import { OwnedPhotos } from './voices/owned-photos.tsx';

export const head = () => ({ title: 'Fotos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { placeId = '' } = useParams();
  return (
    <OwnerRoom
      key={placeId}
      placeId={placeId}
      title={t`Fotos`}
      lead={<Trans>Elige cuál se ve primero y en qué orden van.</Trans>}
    >
      <OwnedPhotos />
    </OwnerRoom>
  );
}
