import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { ClosureList } from './region/closure-list.tsx';

export const head = () => ({ title: 'Cierres', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Cierres`}
      lead={<Trans>Lo que cierra o se pone lento. Los viajes y los itinerarios lo saben en cuanto lo anuncias.</Trans>}
      actions={
        <ButtonLink to={regionPaths.closure()}>
          <Plus size={20} aria-hidden />
          <Trans>Registrar un cierre</Trans>
        </ButtonLink>
      }
    >
      <ClosureList />
    </BackOffice>
  );
}
