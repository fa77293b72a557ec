import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { Trouble } from '#features/backoffice/web/public.ts';
import { useApi } from '#web/http/use-api.ts';
import { operatorPaths } from '#web/paths/operator.ts';
import { travellerPaths } from '#web/paths/traveller.ts';
import { Actions } from '#web/ui/actions.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import type { ManagedPlanDetail } from '../../contract/managed-plan.ts';
import { shorterProgram } from '../../contract/program-times.ts';
import { planQuery, previewQuery } from '../operator/operator.queries.ts';
import { aheadWords } from '../plan-words.ts';
import styles from './booking-box.module.css';
import { PlanPage } from './plan-page.tsx';
import { firstPrice, PreviewPrices } from './preview-prices.tsx';
import { TotalPrice } from './total-price.tsx';

interface PlanPreviewProps {
  operatorId: string;
  planId: string;
}

export function PlanPreview({ operatorId, planId }: PlanPreviewProps) {
  const api = useApi();
  const [search] = useSearchParams();
  const managed = useQuery(planQuery(api, operatorId, planId));
  const { data: plan, error, refetch } = useQuery(previewQuery(api, operatorId, planId));
  if (error && !plan)
    return (
      <div className="wrap">
        <Trouble error={error} retry={() => void refetch()} />
      </div>
    );
  if (!plan)
    return (
      <div className="wrap">
        <SkeletonList rows={6} />
      </div>
    );
  const shorter = managed.data ? shorterProgram(managed.data.content.days, plan.durationMinutes) : null;
  return (
    <>
      <div className="wrap">
        <Alert
          look="panel"
          tone="accent"
          live="none"
          icon={<Eye size={20} aria-hidden />}
          title={<Trans>Vista previa</Trans>}
          action={
            <Actions>
              <ButtonLink size="small" to={operatorPaths.plan(operatorId, planId, search.get('paso') ?? 'enviar')}>
                <Trans>Volver a editar</Trans>
              </ButtonLink>
              {(plan.state === 'on_sale' || plan.state === 'paused') && (
                <ButtonLink kind="quiet" size="small" to={travellerPaths.plan(plan.slug)}>
                  <Trans>Ver lo publicado</Trans>
                </ButtonLink>
              )}
            </Actions>
          }
        >
          <p>{managed.data && <WhoSees plan={managed.data} />}</p>
          {shorter !== null && (
            <p>
              <Trans>
                Dura {aheadWords(plan.durationMinutes)}, y tu programa suma {aheadWords(shorter)}:{' '}
                {aheadWords(plan.durationMinutes - shorter)} no tienen parada.
              </Trans>
            </p>
          )}
        </Alert>
      </div>
      <PlanPage
        plan={plan}
        option={plan.options[0]}
        chosen={null}
        preview
        aside={
          <div className={styles.box}>
            <div className={styles.total}>
              <TotalPrice
                minor={plan.priceFrom ?? (managed.data ? firstPrice(managed.data) : null)}
                currency={plan.currency}
              />
              <p>
                {plan.pricingPer === 'BOOKING' ? (
                  <Trans>desde, por grupo, impuestos incluidos</Trans>
                ) : (
                  <Trans>desde, por adulto, impuestos incluidos</Trans>
                )}
              </p>
            </div>
            {managed.data && managed.data.options.length > 0 && (
              <div className={styles.in}>
                <PreviewPrices plan={managed.data} />
              </div>
            )}
            {plan.confirmation === 'MANUAL' && (
              <p className={styles.none}>
                <Trans>Tú confirmas cada reserva después del pago; si no puedes, la persona recupera todo.</Trans>
              </p>
            )}
            <p className={styles.none}>
              {managed.data && managed.data.departures > 0 ? (
                <Trans>
                  Aquí el viajero elige fecha y personas:{' '}
                  <Plural value={managed.data.departures} one="# salida por venir" other="# salidas por venir" />.
                </Trans>
              ) : (
                <Trans>Todavía no hay salidas: el viajero no podrá elegir una fecha.</Trans>
              )}
            </p>
          </div>
        }
      />
    </>
  );
}

function WhoSees({ plan: { state, review, published } }: { plan: ManagedPlanDetail }) {
  if (published)
    return review === 'submitted' ? (
      <Trans>
        Así se verá cuando la región apruebe los cambios. Mientras tanto, el público ve la versión anterior.
      </Trans>
    ) : (
      <Trans>Así se verá cuando envíes los cambios y la región los apruebe. El público ve la versión anterior.</Trans>
    );
  if (state === 'on_sale') return <Trans>Así lo ve el público ahora.</Trans>;
  if (state === 'submitted') return <Trans>Solo lo ve tu equipo. La región lo está revisando.</Trans>;
  return <Trans>Solo lo ve tu equipo. Así se verá cuando esté a la venta.</Trans>;
}
