import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { OperatorRoom } from '#features/operators/web/public.ts';
import { PlanClosureList } from './operator/closures/plan-closure-list.tsx';

export const head = () => ({ title: 'Cierres', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { operatorId = '' } = useParams();
  return (
    <OperatorRoom
      key={operatorId}
      operatorId={operatorId}
      title={t`Cierres`}
      lead={<Trans>Lo que la región cierra y tus planes visitan. Di cómo sales y esos días se venden otra vez.</Trans>}
    >
      <PlanClosureList />
    </OperatorRoom>
  );
}
