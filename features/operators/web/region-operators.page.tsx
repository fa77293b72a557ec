import { Trans, useLingui } from '@lingui/react/macro';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { OperatorQueue } from './region/operator-queue.tsx';

export const head = () => ({ title: 'Operadores', noIndex: true });

export function Component() {
  const { t } = useLingui();
  return (
    <BackOffice
      title={t`Operadores`}
      lead={<Trans>Quién puede vender en la región y con qué planes. Primero, lo que espera una respuesta.</Trans>}
    >
      <OperatorQueue />
    </BackOffice>
  );
}
