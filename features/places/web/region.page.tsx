import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { PlaceList } from './region/place-list.tsx';

export const head = () => ({ title: 'Lugares de la región', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Lugares`}
      lead={<Trans>Corrige cualquier dato. Se ve en el sitio y en los planes desde ya.</Trans>}
    >
      <PlaceList />
    </BackOffice>
  );
}
