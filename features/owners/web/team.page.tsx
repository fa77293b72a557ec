import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OwnerRoom } from './frame/owner-room.tsx';
import { PlaceTeamScreen } from './team/place-team.tsx';

export const head = () => ({ title: 'Equipo', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { placeId = '' } = useParams();
  return (
    <OwnerRoom
      key={placeId}
      placeId={placeId}
      title={t`Equipo`}
      lead={<Trans>Quién cuida esta ficha contigo. Se invita por correo.</Trans>}
    >
      <PlaceTeamScreen />
    </OwnerRoom>
  );
}
