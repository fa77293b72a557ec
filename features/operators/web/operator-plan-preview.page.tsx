import { useParams } from 'react-router';
import { Private } from '#features/accounts/web/public.ts';
import { Queries } from '#web/http/queries.tsx';
import { PlanPreview } from './plan/plan-preview.tsx';

export const head = () => ({ title: 'Vista previa de un plan', noIndex: true });

export function Component() {
  const { operatorId = '', planId = '' } = useParams();
  return (
    <Private>
      <Queries>
        <PlanPreview key={planId} operatorId={operatorId} planId={planId} />
      </Queries>
    </Private>
  );
}
