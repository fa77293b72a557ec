import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Trouble } from '#features/backoffice/web/public.ts';
import { readCardSettlements } from '#features/payouts/contract/routes.ts';
import {
  SETTLEMENT_STATE_WORDS,
  SETTLEMENT_TROUBLE_WORDS,
  type Settlement,
} from '#features/payouts/contract/settlements.ts';
import { useFace } from '#web/face.ts';
import { formatMoney } from '#web/format/money.ts';
import { useApi } from '#web/http/use-api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import { toast } from '#web/ui/toast-store.ts';
import styles from '../money.module.css';
import { moneyCheckKey, settlementKey, settlementQuery } from '../money.queries.ts';

export function SettlementList() {
  const { data, error, refetch } = useQuery(settlementQuery(useApi()));
  if (error && !data) return <Trouble error={error} retry={() => void refetch()} />;
  if (!data) return <SkeletonList rows={2} />;
  const { held, settlements, more } = data;
  return (
    <>
      <h2 className={rows.label}>
        <Trans>De la pasarela de pagos al banco</Trans>
      </h2>
      <Card className={styles.verdict}>
        <p>
          <b>
            <Trans>Todavía en la pasarela de pagos</Trans>
          </b>
          <span className={rows.soft}>
            {held.length === 0 ? (
              <Trans>No hay nada cobrado por enviar.</Trans>
            ) : (
              held.map(({ currency, amount }) => formatMoney(amount, currency)).join(' · ')
            )}
          </span>
        </p>
        <AskNow />
      </Card>
      {settlements.length === 0 ? (
        <Nothing>
          <Trans>La pasarela de pagos todavía no envió nada a la cuenta de la región. Se le pregunta cada hora.</Trans>
        </Nothing>
      ) : (
        <Rows>
          {settlements.map((one) => (
            <SettlementRow key={`${one.provider} ${one.id}`} settlement={one} />
          ))}
        </Rows>
      )}
      {more && (
        <Nothing>
          <Trans>Las más antiguas están en el libro, no en esta lista.</Trans>
        </Nothing>
      )}
    </>
  );
}

function SettlementRow({ settlement: it }: { settlement: Settlement }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const day = new Intl.DateTimeFormat('es', {
    timeZone,
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const parts = [
    { label: t`Cobrado`, amount: it.captured },
    { label: t`Devuelto`, amount: it.refunded },
    { label: t`Contracargos`, amount: it.disputed },
    { label: t`Comisiones del proveedor`, amount: 0 - it.fees },
    { label: t`Otros`, amount: it.other },
  ].filter(({ amount }) => amount !== 0);
  return (
    <Row columns={2}>
      <RowMain>
        <RowName>{SETTLEMENT_STATE_WORDS[it.state]}</RowName>
        <RowFacts>
          {day.format(new Date(it.arrivesAt))} · <Plural value={it.lines} one="# movimiento" other="# movimientos" />
        </RowFacts>
        <dl className={styles.sums}>
          {parts.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Money minor={amount} currency={it.currency} />
              </dd>
            </div>
          ))}
        </dl>
        {it.troubles.length === 0 ? (
          <span className={rows.soft}>
            <Trans>Coincide con lo que consta aquí.</Trans>
          </span>
        ) : (
          it.troubles.map(({ trouble, lines }) => (
            <Alert key={trouble} look="line" live="none">
              {SETTLEMENT_TROUBLE_WORDS[trouble]}
              {lines > 1 && ` (${lines})`}
            </Alert>
          ))
        )}
        <p className={styles.technical}>{it.id}</p>
      </RowMain>
      <Money minor={it.amount} currency={it.currency} markLess />
    </Row>
  );
}

function AskNow() {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const ask = useMutation({
    mutationFn: () => api.call(readCardSettlements),
    onSuccess: (saved) => {
      queries.setQueryData(settlementKey, saved);
      void queries.invalidateQueries({ queryKey: moneyCheckKey });
      toast({ text: t`La lista está al día.` });
    },
  });
  return (
    <Button kind="quiet" size="small" disabled={ask.isPending} onClick={() => ask.mutate()}>
      <RefreshCw size={16} aria-hidden />
      <Trans>Preguntar ahora</Trans>
    </Button>
  );
}
