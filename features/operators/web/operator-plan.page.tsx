import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { operatorPaths } from '#web/paths/operator.ts';
import { OperatorRoom } from './operator/operator-frame.tsx';
import { PlanScreen, PlanTitle } from './operator/plans/plan-screen.tsx';

export const head = () => ({ title: 'Un plan', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '', planId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={<PlanTitle operatorId={operatorId} planId={planId} />}
      back={{ to: operatorPaths.plans(operatorId), label: t`Planes` }}
    >
      <PlanScreen key={planId} planId={planId} />
    </OperatorRoom>
  );
}
