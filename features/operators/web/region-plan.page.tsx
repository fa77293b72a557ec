import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { BackOffice } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { PlanReview } from './region/plan-review.tsx';
import { reviewQuery } from './region/region.queries.ts';

export const head = () => ({ title: 'Un plan de un operador', noIndex: true });

export function Component() {
  const { t } = useLingui();
  const { planId = '' } = useParams();
  return (
    <BackOffice title={<Title planId={planId} />} back={{ to: regionPaths.operators(), label: t`Operadores` }}>
      <PlanReview key={planId} planId={planId} />
    </BackOffice>
  );
}

function Title({ planId }: { planId: string }) {
  const { t } = useLingui();
  const { data } = useQuery(reviewQuery(useApi(), planId));
  return data?.title ?? t`Un plan de un operador`;
}
