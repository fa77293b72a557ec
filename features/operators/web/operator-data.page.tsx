import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorData } from './operator/data/operator-data.tsx';
import { OperatorRoom } from './operator/operator-frame.tsx';

export const head = () => ({ title: 'Datos del operador', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Datos del operador`}
      lead={<Trans>Quién eres ante la ley y ante quien te compra. La región lo revisa antes de que vendas.</Trans>}
    >
      <OperatorData />
    </OperatorRoom>
  );
}
