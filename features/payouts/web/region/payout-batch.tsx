import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import type { TransferAction } from '#features/payouts/contract/payout-states.ts';
import {
  type ActOnPayout,
  type PayoutBatch,
  type RegionPayout,
  type RegionPayouts,
  TRANSFER_ACTION_WORDS,
} from '#features/payouts/contract/payouts.ts';
import {
  actOnPayout,
  actOnPayoutBatch,
  downloadBatchCsv,
  downloadBatchPain,
} from '#features/payouts/contract/routes.ts';
import { useFace } from '#web/face.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import styles from '../money.module.css';
import { regionPayoutsKey } from '../money.queries.ts';
import { PayoutState } from '../payout-state.tsx';

export function PayoutBatchCard({ batch, hasPayer }: { batch: PayoutBatch; hasPayer: boolean }) {
  const { timeZone } = useFace();
  const { isBusy, download } = useDownload();
  const api = useApi();
  const act = useAct();
  const day = new Intl.DateTimeFormat('es', { timeZone, dateStyle: 'medium', timeStyle: 'short' });
  const may = (action: TransferAction) => batch.payouts.some(({ can }) => can.includes(action));
  const all = (action: 'send' | 'confirm') =>
    act.mutate(() => sendOnce(api, actOnPayoutBatch, { params: { batchId: batch.id }, body: { action } }));
  const files = [
    { route: downloadBatchPain, name: 'pain.001' },
    { route: downloadBatchCsv, name: 'CSV' },
  ];
  return (
    <section className={styles.batch} aria-label={batch.reference}>
      <header>
        <div>
          <h3>
            <Money minor={batch.total} currency={batch.currency} />
            <span className={styles.reference}>{batch.reference}</span>
          </h3>
          <p className={rows.soft}>
            {day.format(new Date(batch.madeAt))}
            {batch.byItself && (
              <>
                {' · '}
                <Trans>preparado por el sitio</Trans>
              </>
            )}
          </p>
        </div>
        <RowEnd>
          {hasPayer &&
            batch.total > 0 &&
            files.map(({ route, name }) => (
              <Button
                key={name}
                kind="quiet"
                size="small"
                disabled={isBusy}
                onClick={() => void download((call) => api.fetch(route, { params: { batchId: batch.id }, ...call }))}
              >
                <Download size={18} aria-hidden />
                {name}
              </Button>
            ))}
          {may('send') && (
            <Button size="small" disabled={act.isPending} onClick={() => all('send')}>
              <Trans>Marcar todo como enviado</Trans>
            </Button>
          )}
          {!may('send') && may('confirm') && (
            <Button size="small" disabled={act.isPending} onClick={() => all('confirm')}>
              <Trans>Confirmar todo como pagado</Trans>
            </Button>
          )}
        </RowEnd>
      </header>
      <Rows>
        {batch.payouts.map((payout) => (
          <PayoutLine key={payout.id} payout={payout} />
        ))}
      </Rows>
    </section>
  );
}

const ASKS: readonly TransferAction[] = ['return', 'withdraw'];

function PayoutLine({ payout }: { payout: RegionPayout }) {
  const { t } = useLingui();
  const api = useApi();
  const act = useAct();
  const [asked, setAsked] = useState<TransferAction | null>(null);
  const move = (body: ActOnPayout) =>
    act.mutateAsync(() => sendOnce(api, actOnPayout, { params: { payoutId: payout.id }, body }));
  return (
    <Row columns={2}>
      <RowMain>
        <RowName>
          {payout.operator.name} {payout.operator.fictional && <DemoBadge />}
        </RowName>
        <RowFacts>
          <PayoutState state={payout.state} />
          <span className={styles.reference}>{payout.reference}</span>
          <span>
            <Trans>cuenta …{payout.accountEnding}</Trans>
          </span>
        </RowFacts>
      </RowMain>
      <RowEnd>
        <Money minor={payout.amount} currency={payout.currency} />
        {payout.can.map((action) => (
          <Button
            key={action}
            kind={ASKS.includes(action) ? 'bare' : 'quiet'}
            size="small"
            disabled={act.isPending}
            onClick={() => (ASKS.includes(action) ? setAsked(action) : void move({ action }).catch(() => undefined))}
          >
            {TRANSFER_ACTION_WORDS[action]}
          </Button>
        ))}
      </RowEnd>
      <Confirm
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked ? `${TRANSFER_ACTION_WORDS[asked]}: ${payout.operator.name}` : ''}
        verb={asked ? TRANSFER_ACTION_WORDS[asked] : ''}
        why={t`Por qué`}
        run={(note) => move({ action: asked!, note })}
      >
        <p>
          <Trans>Lo que paga vuelve a quedar pendiente y va en el próximo lote.</Trans>
        </p>
      </Confirm>
    </Row>
  );
}

function useAct() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (act: () => Promise<RegionPayouts>) => act(),
    onSuccess: (saved) => queries.setQueryData(regionPayoutsKey, saved),
    onError: () => queries.invalidateQueries({ queryKey: regionPayoutsKey }),
  });
}
