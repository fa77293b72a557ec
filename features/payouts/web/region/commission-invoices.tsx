import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import type { RegionPayouts } from '#features/payouts/contract/payouts.ts';
import { downloadRegionCommissionInvoice, settleCommissionInvoice } from '#features/payouts/contract/routes.ts';
import { useFace } from '#web/face.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { InvoiceState } from '../invoice-state.tsx';
import styles from '../money.module.css';
import { regionPayoutsKey } from '../money.queries.ts';

type Invoice = RegionPayouts['invoices'][number];

export function CommissionInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <>
      <h2 className={rows.label}>
        <Trans>Comisión por cobrar</Trans>
      </h2>
      <Rows>
        {invoices.map((invoice) => (
          <InvoiceLine key={invoice.id} invoice={invoice} />
        ))}
      </Rows>
    </>
  );
}

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const api = useApi();
  const queries = useQueryClient();
  const { isBusy, download } = useDownload();
  const [isAsking, setAsking] = useState(false);
  const { id, number, operator, currency, amount, state, issuedAt } = invoice;
  const day = new Intl.DateTimeFormat('es', { timeZone, dateStyle: 'medium' });

  async function settle(note: string) {
    const input = { params: { invoiceId: id }, body: { note }, quiet: true };
    queries.setQueryData(regionPayoutsKey, await sendOnce(api, settleCommissionInvoice, input));
    toast({ text: t`Anotado: la comisión está pagada.` });
  }

  return (
    <Row columns={2}>
      <RowMain>
        <RowName>
          {operator.name} {operator.fictional && <DemoBadge />}
        </RowName>
        <RowFacts>
          <InvoiceState state={state} />
          <span className={styles.reference}>{number}</span>
          <span>{day.format(new Date(issuedAt))}</span>
        </RowFacts>
      </RowMain>
      <RowEnd>
        <Money minor={amount} currency={currency} />
        <Button
          kind="quiet"
          size="small"
          disabled={isBusy}
          aria-label={t`Nota de cobro ${number} en PDF`}
          onClick={() =>
            void download((call) => api.fetch(downloadRegionCommissionInvoice, { params: { invoiceId: id }, ...call }))
          }
        >
          <Download size={18} aria-hidden />
          PDF
        </Button>
        {state === 'open' && (
          <Button kind="quiet" size="small" onClick={() => setAsking(true)}>
            <Trans>Anotar el pago</Trans>
          </Button>
        )}
      </RowEnd>
      <Confirm
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`¿${operator.name} pagó su comisión?`}
        verb={t`Anotar el pago`}
        why={t`Cómo pagó: banco y número de operación`}
        run={settle}
      >
        <p>
          <Trans>
            Anótalo cuando el dinero esté en la cuenta de la región. Ya no se le descuenta de lo que gane. No se puede
            deshacer.
          </Trans>
        </p>
      </Confirm>
    </Row>
  );
}
