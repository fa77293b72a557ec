import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AnnouncementForm } from './region/announcement-form.tsx';
import { AnnouncementView } from './region/announcement-view.tsx';

export const head = () => ({ title: 'Mensaje a operadores', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { id = 'nuevo' } = useParams();
  const isNew = id === 'nuevo';
  return (
    <BackOffice
      title={isNew ? t`Escribir a los operadores` : t`Mensaje a operadores`}
      lead={isNew && <Trans>Les llega por correo y queda en su oficina, en nombre de la región.</Trans>}
      actions={
        <ButtonLink kind="quiet" to={regionPaths.announcements()}>
          <Trans>Todos los mensajes</Trans>
        </ButtonLink>
      }
    >
      {isNew ? <AnnouncementForm /> : <AnnouncementView key={id} id={id} />}
    </BackOffice>
  );
}
