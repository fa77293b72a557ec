import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { listFailedJobs, retryFailedJob } from '#features/backoffice/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { regionPaths } from '#web/paths/region.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { backOfficeKey } from '../frame/back-office.queries.ts';
import { Age } from '../tasks/age.tsx';
import { Trouble } from '../trouble.tsx';
import { failureWords } from './failure-words.ts';

export function FailedJobList() {
  const api = useApi();
  const { t } = useLingui();
  const cache = useQueryClient();
  const jobs = useQuery({
    queryKey: [...backOfficeKey, 'failed-jobs'],
    queryFn: ({ signal }) => api.call(listFailedJobs, { signal, quiet: true }),
  });
  const retry = useMutation({
    mutationFn: (id: string) => api.call(retryFailedJob, { params: { id } }),
    onSuccess: () => toast({ text: t`Se intenta otra vez. Si vuelve a fallar, regresa a esta lista.` }),
    onSettled: () => cache.invalidateQueries({ queryKey: backOfficeKey }),
  });
  if (jobs.isPending) return <SkeletonList />;
  if (jobs.error) return <Trouble error={jobs.error} retry={() => void jobs.refetch()} />;
  if (jobs.data.items.length === 0) {
    return (
      <SceneState
        scene="night"
        title={t`Todo salió`}
        action={
          <ButtonLink kind="quiet" to={regionPaths.overview()}>
            <Trans>Volver a lo que espera</Trans>
          </ButtonLink>
        }
      >
        <p>
          <Trans>Los correos y los trabajos del sitio se hicieron. Si alguno falla varias veces, lo verás aquí.</Trans>
        </p>
      </SceneState>
    );
  }
  return (
    <Rows>
      {jobs.data.items.map(({ id, title, error, attempts, failedAt }) => (
        <Row key={id} columns={3}>
          <RowMain>
            <RowName>{title}</RowName>
            <span className={rows.soft}>{failureWords(error)}</span>
          </RowMain>
          <RowFacts>
            <span>
              <Plural value={attempts} one="# intento" other="# intentos" />
            </span>
            <Age at={failedAt} />
          </RowFacts>
          <Button
            kind="quiet"
            size="small"
            disabled={retry.isPending}
            aria-label={t`Intentar otra vez: ${title}`}
            onClick={() => retry.mutate(id)}
          >
            <Trans>Intentar otra vez</Trans>
          </Button>
        </Row>
      ))}
    </Rows>
  );
}
