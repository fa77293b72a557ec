import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { Office } from '#features/backoffice/web/public.ts';
import { PlanReview } from './region/plan-review.tsx';

export const head = () => ({ title: 'Un plan de un operador', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { planId = '' } = useParams();
  return (
    <Office title={t`Un plan de un operador`}>
      <PlanReview key={planId} planId={planId} />
    </Office>
  );
}
