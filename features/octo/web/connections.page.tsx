import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { AgencyKeys } from './agency-keys.tsx';
import { KeyOwnerProvider, keysOfOperator } from './key-owner.ts';

export const head = () => ({ title: 'Conexiones', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Conexiones`}
      lead={
        <Trans>Agencias cuyo sistema vende tus lugares, de los mismos que vendes aquí, por el estándar OCTO.</Trans>
      }
    >
      <KeyOwnerProvider value={keysOfOperator(operatorId)}>
        <AgencyKeys />
      </KeyOwnerProvider>
    </OperatorRoom>
  );
}
