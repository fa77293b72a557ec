import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '#features/backoffice/web/public.ts';
import type { RegionPayouts } from '#features/payouts/contract/payouts.ts';
import { downloadRegionCommissionInvoice, settleCommissionInvoice } from '#features/payouts/contract/routes.ts';
import { sendOnce } from '#web/http/send-once.ts';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { DemoBadge } from '#web/ui/demo-badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Nothing, Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { InvoiceDates } from '../invoice-dates.tsx';
import { InvoiceState } from '../invoice-state.tsx';
import styles from '../money.module.css';
import { regionPayoutsKey } from '../money.queries.ts';

type Invoice = RegionPayouts['invoices'][number];

export function CommissionInvoices({ invoices }: { invoices: readonly Invoice[] }) {
  const open = invoices.filter(({ state }) => state === 'open');
  const settled = invoices.filter(({ state }) => state !== 'open');
  return (
    <>
      <h2 className={rows.label}>
        <Trans>Comisión por cobrar</Trans>
      </h2>
      <div className={flow.stack4}>
        {open.length === 0 ? (
          <Nothing>
            <Trans>Nadie debe comisión: todas las notas están saldadas.</Trans>
          </Nothing>
        ) : (
          <InvoiceRows invoices={open} />
        )}
        {settled.length > 0 && (
          <Disclosure summary={<Plural value={settled.length} one="# nota ya saldada" other="# notas ya saldadas" />}>
            <InvoiceRows invoices={settled} />
          </Disclosure>
        )}
      </div>
    </>
  );
}

const InvoiceRows = ({ invoices }: { invoices: readonly Invoice[] }) => (
  <Rows>
    {invoices.map((invoice) => (
      <InvoiceLine key={invoice.id} invoice={invoice} />
    ))}
  </Rows>
);

function InvoiceLine({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const api = useApi();
  const queries = useQueryClient();
  const { isBusy, download } = useDownload();
  const [isAsking, setAsking] = useState(false);
  const { id, number, operator, currency, amount, state } = invoice;

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
          <InvoiceState {...invoice} />
          <span className={styles.reference}>{number}</span>
          <span>
            <InvoiceDates {...invoice} />
          </span>
        </RowFacts>
      </RowMain>
      <RowEnd>
        <Money minor={amount} currency={currency} />
        <RowEnd>
          <Button
            kind="quiet"
            size="small"
            disabled={isBusy}
            aria-label={t`Nota de cobro ${number} en PDF`}
            onClick={() =>
              void download((call) =>
                api.fetch(downloadRegionCommissionInvoice, { params: { invoiceId: id }, ...call }),
              )
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
