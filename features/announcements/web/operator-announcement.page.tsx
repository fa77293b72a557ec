import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ReceivedAnnouncement } from './operator/received-announcement.tsx';

export const head = () => ({ title: 'Mensaje de la región', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '', announcementId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Mensaje de la región`}
      actions={
        <ButtonLink kind="quiet" to={operatorPaths.announcements(operatorId)}>
          <Trans>Todos los mensajes</Trans>
        </ButtonLink>
      }
    >
      <ReceivedAnnouncement key={announcementId} id={announcementId} />
    </OperatorRoom>
  );
}
