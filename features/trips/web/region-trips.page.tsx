import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { PublicationList } from './published/region/publication-list.tsx';

export const head = () => ({ title: 'Viajes públicos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Viajes públicos`}
      lead={
        <Trans>
          Los que alguien quiere publicar, y los que alguien reportó. Lo más antiguo, primero; cada uno, en 24 horas
          como máximo.
        </Trans>
      }
    >
      <PublicationList />
    </BackOffice>
  );
}
