import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from './operator/operator-frame.tsx';
import { PlanList } from './operator/plans/plan-list.tsx';

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
          Lo que vendes. Los precios y las salidas cambian al momento; los textos, las imágenes y las condiciones,
          cuando la región los aprueba.
        </Trans>
      }
    >
      <PlanList />
    </OperatorRoom>
  );
}
