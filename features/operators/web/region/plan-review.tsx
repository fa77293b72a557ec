import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Age, backOfficeKey, Confirm, Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { regionPaths } from '#web/paths/region.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import flow from '#web/ui/flow.module.css';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import { toast } from '#web/ui/toast-store.ts';
import { reviewPlan } from '../../contract/region-routes.ts';
import { PlanStateBadge } from '../operator/state-badges.tsx';
import styles from './region.module.css';
import { reviewQuery } from './region.queries.ts';
import { ReviewOfPlan } from './review/review-of-plan.tsx';

type ReviewAction = 'approve' | 'request_changes' | 'take_off' | 'put_back';

export function PlanReview({ planId }: { planId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const query = reviewQuery(api, planId);
  const { data, error, refetch } = useQuery(query);
  const [asking, setAsking] = useState<ReviewAction | null>(null);
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={6} />;
  const { title, operator, warnings, can, submittedAt, reviewNote } = data;
  const blocks = warnings.some((one) => one.blocks);

  const words: Record<ReviewAction, { title: string; verb: string; done: string; why?: string; what: ReactNode }> = {
    approve: {
      title: t`¿Poner «${title}» a la venta?`,
      verb: t`Aprobarlo`,
      done: t`«${title}» está a la venta.`,
      what: <Trans>Desde ahora se puede reservar tal como está escrito aquí.</Trans>,
    },
    request_changes: {
      title: t`¿Pedir cambios en «${title}»?`,
      verb: t`Pedir los cambios`,
      done: t`El operador recibe tus comentarios.`,
      why: t`Qué tiene que cambiar`,
      what: <Trans>El operador recibe tus palabras por correo y lo corrige. Lo que ya vendía sigue como estaba.</Trans>,
    },
    take_off: {
      title: t`¿Sacar «${title}» de la venta?`,
      verb: t`Sacarlo de la venta`,
      done: t`«${title}» ya no se vende. El operador recibe tu motivo.`,
      why: t`Por qué (lo lee el operador)`,
      what: (
        <Trans>
          Nadie nuevo puede reservarlo. Lo ya reservado sigue en pie. El operador recibe tu motivo por correo y puede
          pedir que vuelva a la venta.
        </Trans>
      ),
    },
    put_back: {
      title: t`¿Volver a vender «${title}»?`,
      verb: t`Ponerlo a la venta`,
      done: t`«${title}» está otra vez a la venta.`,
      what: <Trans>Se vende como estaba antes de sacarlo. El operador recibe un correo.</Trans>,
    },
  };
  const asked = asking && words[asking];

  async function act(action: ReviewAction, reason: string) {
    const answer = await api.call(reviewPlan, {
      params: { planId },
      body: { action, ...(reason && { reason }) },
      quiet: true,
    });
    queries.setQueryData(query.queryKey, answer);
    void queries.invalidateQueries({ queryKey: [...backOfficeKey, 'operators', 'plans'] });
    toast({ text: words[action].done });
    await navigate(regionPaths.operators());
  }

  return (
    <div className={styles.file}>
      <div className={`${flow.stack56} ${flow.shrinks}`}>
        <p className={flow.row3}>
          <PlanStateBadge state={data.state} review={data.review} />
          <Link to={regionPaths.operator(operator.id)}>{operator.name}</Link>
          {operator.fictional && <DemoBadge />}
          {submittedAt && (
            <span className={textStyles.soft}>
              <Trans>
                Enviado <Age at={submittedAt} />
              </Trans>
            </span>
          )}
        </p>
        {can.includes('put_back') && (
          <Alert look="panel" tone="stop" live="none" title={t`Está fuera de venta`}>
            {reviewNote && <p>{reviewNote}</p>}
          </Alert>
        )}
        {operator.state !== 'verified' && (
          <Alert look="panel" tone="caution" live="none">
            <p>
              <Trans>
                Primero verifica a <Link to={regionPaths.operator(operator.id)}>{operator.name}</Link>; después puedes
                aprobar su plan.
              </Trans>
            </p>
          </Alert>
        )}
        {warnings.length > 0 && (
          <Alert look="panel" tone={blocks ? 'stop' : 'caution'} live="none">
            <h2>
              <Trans>Lo que habla en contra</Trans>
            </h2>
            <ul>
              {warnings.map(({ code, message }) => (
                <li key={code + message}>{message}</li>
              ))}
            </ul>
          </Alert>
        )}
        <ReviewOfPlan plan={data} />
      </div>
      <aside className={`${flow.stack56} ${styles.side}`}>
        <Actions>
          {can.includes('approve') && (
            <Button block disabled={blocks || operator.state !== 'verified'} onClick={() => setAsking('approve')}>
              {data.soldVersion === null ? (
                <Trans>Aprobar y poner a la venta</Trans>
              ) : (
                <Trans>Aprobar los cambios</Trans>
              )}
            </Button>
          )}
          {can.includes('request_changes') && (
            <Button block kind="quiet" onClick={() => setAsking('request_changes')}>
              <Trans>Pedir cambios</Trans>
            </Button>
          )}
          {can.includes('take_off') && (
            <Button block kind="quiet" onClick={() => setAsking('take_off')}>
              <Trans>Sacarlo de la venta</Trans>
            </Button>
          )}
          {can.includes('put_back') && (
            <Button block disabled={operator.state !== 'verified'} onClick={() => setAsking('put_back')}>
              <Trans>Volver a ponerlo a la venta</Trans>
            </Button>
          )}
          {can.length === 0 && (
            <p className={textStyles.note}>
              <Trans>Por ahora no tienes que decidir nada.</Trans>
            </p>
          )}
        </Actions>
      </aside>
      {asking && asked && (
        <Confirm
          key={asking}
          open
          onClose={() => setAsking(null)}
          title={asked.title}
          verb={asked.verb}
          why={asked.why}
          run={(reason) => act(asking, reason)}
        >
          <p>{asked.what}</p>
        </Confirm>
      )}
    </div>
  );
}
