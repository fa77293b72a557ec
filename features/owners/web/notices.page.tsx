import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OwnerRoom } from './frame/owner-room.tsx';
import { NoticesScreen } from './notices/notices-screen.tsx';

export const head = () => ({ title: 'Avisos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { placeId = '' } = useParams();
  return (
    <OwnerRoom
      key={placeId}
      placeId={placeId}
      title={t`Avisos`}
      lead={<Trans>Lo de hoy o de unos días. Se ve en tu ficha y en los viajes, y se quita solo.</Trans>}
    >
      <NoticesScreen />
    </OwnerRoom>
  );
}
