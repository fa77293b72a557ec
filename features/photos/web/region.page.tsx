import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { PhotoList } from './region/photo-list.tsx';

export const head = () => ({ title: 'Fotos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice title={t`Fotos`} lead={<Trans>Lo que espera una revisión. Lo más antiguo, primero.</Trans>}>
      <PhotoList />
    </BackOffice>
  );
}
