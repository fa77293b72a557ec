import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { AnnouncementList } from './region/announcement-list.tsx';

export const head = () => ({ title: 'Mensajes a operadores', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Mensajes a operadores`}
      lead={<Trans>Lo que la región les dijo a sus operadores, a quién le llegó y quién lo abrió.</Trans>}
      actions={
        <ButtonLink to={regionPaths.announcement()}>
          <Trans>Escribir un mensaje</Trans>
        </ButtonLink>
      }
    >
      <AnnouncementList />
    </BackOffice>
  );
}
