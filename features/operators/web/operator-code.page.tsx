import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorCode } from './operator/operator-code.tsx';
import { OperatorRoom } from './operator/operator-frame.tsx';

export const head = () => ({ title: 'Cartel con código', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Cartel con código`}
      lead={<Trans>Cuélgalo donde recibes a tus viajeros.</Trans>}
    >
      <OperatorCode />
    </OperatorRoom>
  );
}
