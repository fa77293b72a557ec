import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Trouble } from '#features/backoffice/web/public.ts';
import {
  type OperatorMoney as OperatorMoneyView,
  type OperatorPayout,
  OWN_OBSTACLE_WORDS,
} from '#features/payouts/contract/payouts.ts';
import { downloadStatementCsv, downloadStatementPdf } from '#features/payouts/contract/routes.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { SceneState } from '#web/layout/scene-state.tsx';
import { operatorPaths } from '#web/paths/operator.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { type Figure, Figures } from '#web/ui/figures.tsx';
import flow from '#web/ui/flow.module.css';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SkeletonList } from '#web/ui/skeleton-list.tsx';
import textStyles from '#web/ui/text.module.css';
import styles from '../money.module.css';
import { operatorMoneyQuery, statementMonthsQuery, statementQuery } from '../money.queries.ts';
import { PayoutState } from '../payout-state.tsx';
import { OnSiteTakings } from './on-site-takings.tsx';
import { OwedCommission } from './owed-commission.tsx';
import { StatementTable } from './statement-table.tsx';

type OperatorBalance = OperatorMoneyView['balances'][number];

export function OperatorMoney({ operatorId }: { operatorId: string }) {
  const { t } = useLingui();
  const api = useApi();
  const money = useQuery(operatorMoneyQuery(api, operatorId));
  const months = useQuery(statementMonthsQuery(api, operatorId));
  const error = money.error ?? months.error;
  if (error && !(money.data && months.data)) {
    return <Trouble error={error} retry={() => void Promise.all([money.refetch(), months.refetch()])} />;
  }
  if (!money.data || !months.data) return <SkeletonList />;
  const known = [...new Set(months.data.items.map(({ month }) => month))];
  if (known.length === 0) {
    return (
      <>
        <OnSiteTakings operatorId={operatorId} takings={money.data.onSite} lines={money.data.onSiteLines} />
        {money.data.onSite.length > 0 ? (
          <p className={textStyles.soft}>
            <Trans>
              De lo que vende el sitio todavía no hay pagos. Cuando termine tu primer servicio vendido, aquí verás lo
              que ganaste y cuándo llega a tu cuenta.
            </Trans>
          </p>
        ) : (
          <SceneState scene="desk" title={t`Todavía no hay movimientos`}>
            <p>
              <Trans>
                Cuando termine tu primer servicio vendido, aquí verás lo que ganaste y cuándo llega a tu cuenta.
              </Trans>
            </p>
          </SceneState>
        )}
      </>
    );
  }
  return (
    <>
      {money.data.balances.map((balance) => (
        <Balance key={balance.currency} operatorId={operatorId} balance={balance} />
      ))}
      <OnSiteTakings operatorId={operatorId} takings={money.data.onSite} lines={money.data.onSiteLines} />
      {money.data.invoices.length > 0 && <OwedCommission operatorId={operatorId} money={money.data} />}
      {money.data.payouts.length > 0 && (
        <section>
          <h2 className={rows.label}>
            <Trans>Pagos a tu cuenta</Trans>
          </h2>
          <Payouts payouts={money.data.payouts} />
        </section>
      )}
      <Statements operatorId={operatorId} months={known} />
    </>
  );
}

function Balance({ operatorId, balance }: { operatorId: string; balance: OperatorBalance }) {
  const { currency, accrued, releasable, underWay, obstacle, releasesAt } = balance;
  const { timeZone } = useFace();
  const day = new Intl.DateTimeFormat('es', { timeZone, day: 'numeric', month: 'long' });
  const amount = (minor: number) => <Money kind="plain" minor={minor} currency={currency} />;
  const waits = accrued + releasable > 0 && obstacle ? OWN_OBSTACLE_WORDS[obstacle] : null;
  const from = releasesAt && Date.parse(releasesAt) > Date.now() ? day.format(new Date(releasesAt)) : null;
  const figures: (Figure & { isIdle: boolean })[] = [
    {
      key: 'releasable',
      isIdle: false,
      label: releasable < 0 ? <Trans>Debes de comisión o devoluciones</Trans> : <Trans>Va en el próximo pago</Trans>,
      value: amount(Math.abs(releasable)),
      tone: releasable < 0 ? 'stop' : 'plain',
      note:
        releasable < 0 ? (
          <Trans>Se descuenta de lo que ganes después. Si no alcanza, el día 1 te llega una nota de cobro.</Trans>
        ) : (
          releasable > 0 && !waits && <Trans>La región prepara los pagos cada mañana.</Trans>
        ),
    },
    {
      key: 'accrued',
      isIdle: accrued === 0,
      label: accrued < 0 ? <Trans>Se descuenta pronto</Trans> : <Trans>Ganado, en espera</Trans>,
      value: amount(Math.abs(accrued)),
      note:
        accrued > 0 &&
        (from ? (
          <Trans>Se paga tres días después de cada servicio: lo primero, desde el {from}.</Trans>
        ) : (
          <Trans>Pasa al próximo pago.</Trans>
        )),
    },
    {
      key: 'underWay',
      isIdle: underWay === 0,
      label: <Trans>En camino a tu banco</Trans>,
      value: amount(underWay),
    },
  ];
  return (
    <div className={`${flow.stack4} ${styles.balance}`}>
      {waits && (
        <Alert
          tone="caution"
          live="none"
          action={
            obstacle !== 'suspended' && (
              <ButtonLink kind="quiet" size="small" to={operatorPaths.payoutAccount(operatorId)}>
                <Trans>Ver tu cuenta</Trans>
              </ButtonLink>
            )
          }
        >
          {waits}
        </Alert>
      )}
      <Figures size="wide" items={figures.filter(({ isIdle }) => !isIdle)} />
    </div>
  );
}

function Statements({ operatorId, months }: { operatorId: string; months: readonly string[] }) {
  const { t } = useLingui();
  const [month, setMonth] = useState(months[0]!);
  const api = useApi();
  const { data, error, refetch } = useQuery(statementQuery(api, operatorId, month));
  const { isBusy, download } = useDownload();
  const words = new Intl.DateTimeFormat('es', { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const files = [
    { route: downloadStatementPdf, name: 'PDF' },
    { route: downloadStatementCsv, name: 'CSV' },
  ];
  return (
    <section>
      <h2 className={rows.label}>
        <Trans>Liquidación</Trans>
      </h2>
      <div className={styles.months}>
        <SelectField label={t`Mes`} value={month} onChange={(event) => setMonth(event.target.value)}>
          {months.map((one) => (
            <option key={one} value={one}>
              {words.format(new Date(`${one}-01T00:00:00Z`))}
            </option>
          ))}
        </SelectField>
        <RowEnd>
          {files.map(({ route, name }) => (
            <Button
              key={name}
              kind="quiet"
              size="small"
              disabled={isBusy}
              aria-label={t`Liquidación en ${name}`}
              onClick={() => void download((call) => api.fetch(route, { params: { operatorId, month }, ...call }))}
            >
              <Download size={18} aria-hidden />
              {name}
            </Button>
          ))}
        </RowEnd>
      </div>
      {error && !data && <Trouble error={error} retry={() => void refetch()} />}
      {!data && !error && <SkeletonList rows={3} />}
      {data?.parts.map((part) => (
        <StatementTable key={part.currency} part={part} />
      ))}
    </section>
  );
}

function Payouts({ payouts }: { payouts: readonly OperatorPayout[] }) {
  const { timeZone } = useFace();
  const day = new Intl.DateTimeFormat('es', { timeZone, dateStyle: 'long' });
  return (
    <Rows>
      {payouts.map((payout) => (
        <Row key={payout.id} columns={2}>
          <RowMain>
            <RowName>{day.format(new Date(payout.madeAt))}</RowName>
            <RowFacts>
              <PayoutState state={payout.state} ofOperator />
              <span className={styles.reference}>{payout.reference}</span>
              <span>
                <Trans>cuenta …{payout.accountEnding}</Trans>
              </span>
            </RowFacts>
          </RowMain>
          <Money minor={payout.amount} currency={payout.currency} />
        </Row>
      ))}
    </Rows>
  );
}
