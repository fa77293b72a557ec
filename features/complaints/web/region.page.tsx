import { Trans, useLingui } from '@lingui/react/macro';
import { Office } from '#features/backoffice/web/public.ts';
import { DeskList } from './region/complaint-list.tsx';

export const head = () => ({ title: 'Reclamos', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <Office
      title={t`Reclamos`}
      lead={<Trans>Primero lo que vence antes. Cada respuesta llega por correo y queda en el libro.</Trans>}
    >
      <DeskList />
    </Office>
  );
}
