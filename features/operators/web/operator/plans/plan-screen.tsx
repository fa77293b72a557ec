import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { publicFiles } from '#web/paths/public-files.ts';
import { EmbedSnippet } from '#web/ui/embed-snippet.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { planQuery } from '../operator.queries.ts';
import { useOperator } from '../operator-frame.tsx';
import { PlanEditor } from './plan-editor.tsx';

export function PlanTitle({ operatorId, planId }: { operatorId: string; planId: string }) {
  const { data } = useQuery(planQuery(useApi(), operatorId, planId));
  const isSold = data?.state === 'on_sale' || data?.state === 'paused';
  return isSold ? <Trans>Editar el plan</Trans> : <Trans>Preparar un plan</Trans>;
}

export function PlanScreen({ planId }: { planId: string }) {
  const operator = useOperator();
  const { data, error, refetch } = useQuery(planQuery(useApi(), operator.id, planId));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={7} />;
  return (
    <>
      <PlanEditor plan={data} />
      {data.state === 'on_sale' && <EmbedSnippet path={publicFiles.planCard(data.slug)} title={data.title} />}
    </>
  );
}
