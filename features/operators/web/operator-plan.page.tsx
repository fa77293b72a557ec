import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#web/paths.ts';
import { OperatorRoom } from './desk/operator-room.tsx';
import { PlanDesk } from './desk/plans/plan-desk.tsx';

export const head = () => ({ title: 'Un plan', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '', planId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Preparar un plan`}
      back={{ to: paths.operatorPlans(operatorId), label: t`Planes` }}
    >
      <PlanDesk key={planId} planId={planId} />
    </OperatorRoom>
  );
}
