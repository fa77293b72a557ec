import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { OBSTACLE_WORDS, type PayoutObstacle, type RegionPayouts } from '#features/payouts/contract/payouts.ts';
import { makePayoutBatches } from '#features/payouts/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import flow from '#web/ui/flow.module.css';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from '../money.module.css';
import { regionPayoutsKey, regionPayoutsQuery } from '../money.queries.ts';
import { CommissionInvoices } from './commission-invoices.tsx';
import { PayoutBatchCard } from './payout-batch.tsx';

export function PayoutScreen() {
  const api = useApi();
  const { data, error, refetch } = useQuery(regionPayoutsQuery(api));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList />;
  if (data.balances.length + data.batches.length + data.invoices.length === 0) return <NothingYet />;
  return (
    <>
      <h2 className={rows.label}>
        <Trans>Por pagar</Trans>
      </h2>
      <Balances balances={data.balances} />
      {data.invoices.length > 0 && <CommissionInvoices invoices={data.invoices} />}
      {data.batches.length > 0 && (
        <>
          <h2 className={rows.label}>
            <Trans>Lotes para el banco</Trans>
          </h2>
          {!data.hasPayer && (
            <Nothing>
              <Trans>
                Falta la cuenta de la región: escribe «payouts» en su region.json y se podrán descargar los archivos.
              </Trans>
            </Nothing>
          )}
          <div className={flow.stack45}>
            {data.batches.map((batch) => (
              <PayoutBatchCard key={batch.id} batch={batch} hasPayer={data.hasPayer} />
            ))}
          </div>
        </>
      )}
    </>
  );
}

function NothingYet() {
  const { t } = useLingui();
  return (
    <SceneState scene="desk" title={t`Todavía no hay nada que pagar`}>
      <p>
        <Trans>Lo que un operador gana aparece aquí cuando termina el servicio, y se paga a los tres días.</Trans>
      </p>
    </SceneState>
  );
}

/** These obstacles pass without an act of the region. */
const QUIET: readonly PayoutObstacle[] = ['below_zero', 'account_changing'];

function Balances({ balances }: { balances: RegionPayouts['balances'] }) {
  if (balances.length === 0) {
    return (
      <Nothing>
        <Trans>Nada por pagar: todo lo ganado ya se transfirió.</Trans>
      </Nothing>
    );
  }
  return (
    <Rows>
      {balances.map(({ operator, currency, accrued, releasable, underWay, obstacle }) => (
        <Row key={`${operator.id} ${currency}`} columns={2}>
          <RowMain>
            <RowName>
              {operator.name} {operator.fictional && <DemoBadge />}
            </RowName>
            <dl className={styles.sums}>
              {accrued !== 0 && (
                <div>
                  <dt>{accrued < 0 ? <Trans>Se le descuenta pronto</Trans> : <Trans>Se libera pronto</Trans>}</dt>
                  <dd>
                    <Money minor={Math.abs(accrued)} currency={currency} />
                  </dd>
                </div>
              )}
              {underWay !== 0 && (
                <div>
                  <dt>
                    <Trans>En camino</Trans>
                  </dt>
                  <dd>
                    <Money minor={underWay} currency={currency} />
                  </dd>
                </div>
              )}
            </dl>
            {obstacle &&
              (QUIET.includes(obstacle) ? (
                <p className={rows.soft}>{OBSTACLE_WORDS[obstacle]}</p>
              ) : (
                <Alert look="line" live="none" tone="caution">
                  {OBSTACLE_WORDS[obstacle]}
                </Alert>
              ))}
          </RowMain>
          <div>
            <span className={rows.soft}>{releasable < 0 ? <Trans>Debe</Trans> : <Trans>Listo para pagar</Trans>}</span>{' '}
            <Money minor={Math.abs(releasable)} currency={currency} />
          </div>
        </Row>
      ))}
    </Rows>
  );
}

export function MakeBatches() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const make = useMutation({
    mutationFn: () => api.call(makePayoutBatches),
    onSuccess: (saved) => {
      const before = queries.getQueryData<RegionPayouts>(regionPayoutsKey)?.batches.length ?? 0;
      queries.setQueryData(regionPayoutsKey, saved);
      toast({
        text: saved.batches.length > before ? t`El lote está listo.` : t`Ahora no hay nada que se pueda pagar.`,
      });
    },
  });
  return (
    <Button disabled={make.isPending} onClick={() => make.mutate()}>
      <Landmark size={18} aria-hidden />
      <Trans>Preparar transferencias</Trans>
    </Button>
  );
}
