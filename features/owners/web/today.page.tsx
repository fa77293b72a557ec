import { Trans } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { useParams } from 'react-router';
import { PlaceFigures } from '#features/figures/web/public.ts';
import { ownerPaths } from '#web/paths/owner.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import flow from '#web/ui/flow.module.css';
import { OwnerRoom } from './frame/owner-room.tsx';
import { OwnerToday } from './today/owner-today.tsx';
import styles from './today/today.module.css';
import { TodayTitle } from './today/today-title.tsx';

export const head = () => ({ title: 'Hoy', noIndex: true });

export function Component() {
  const { placeId = '' } = useParams();
  return (
    <OwnerRoom
      key={placeId}
      placeId={placeId}
      title={<TodayTitle />}
      actions={
        <ButtonLink kind="quiet" to={ownerPaths.notices(placeId)}>
          <Megaphone size={18} aria-hidden />
          <Trans>Avisar algo hoy</Trans>
        </ButtonLink>
      }
    >
      <div className={classNames(flow.stack6, styles.beside)}>
        <OwnerToday />
        <PlaceFigures placeId={placeId} />
      </div>
    </OwnerRoom>
  );
}
