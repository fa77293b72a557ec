import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { ComplaintList } from './region/complaint-list.tsx';

export const head = () => ({ title: 'Reclamos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Reclamos`}
      lead={<Trans>Primero lo que vence antes. Cada respuesta llega por correo y queda en el libro.</Trans>}
    >
      <ComplaintList />
    </BackOffice>
  );
}
