import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from './desk/operator-room.tsx';
import { PlanList } from './desk/plans/plan-list.tsx';

export const head = () => ({ title: 'Planes', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Planes`}
      lead={
        <Trans>
          Lo que vendes. Un cambio sale a la venta cuando la región lo aprueba; mientras tanto sigue lo de antes.
        </Trans>
      }
    >
      <PlanList />
    </OperatorRoom>
  );
}
