import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { regionPaths } from '#web/paths/region.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { PlaceList } from './region/place-list.tsx';

export const head = () => ({ title: 'Lugares de la región', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Lugares`}
      lead={<Trans>Corrige cualquier dato. Se ve en el sitio y en los planes desde ya.</Trans>}
      actions={
        <ButtonLink to={regionPaths.place()}>
          <Plus size={18} aria-hidden />
          <Trans>Agregar un lugar</Trans>
        </ButtonLink>
      }
    >
      <PlaceList />
    </BackOffice>
  );
}
