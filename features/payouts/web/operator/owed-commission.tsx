import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { CommissionInvoice } from '#features/payouts/contract/invoices.ts';
import type { OperatorMoney } from '#features/payouts/contract/payouts.ts';
import { downloadCommissionInvoice } from '#features/payouts/contract/routes.ts';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import flow from '#web/ui/flow.module.css';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { InvoiceDates } from '../invoice-dates.tsx';
import { InvoiceState } from '../invoice-state.tsx';
import { HowToPay } from './how-to-pay.tsx';

interface OwedCommissionProps {
  operatorId: string;
  money: OperatorMoney;
}

export function OwedCommission({ operatorId, money: { invoices, payTo, balances } }: OwedCommissionProps) {
  const open = invoices.filter(({ state }) => state === 'open');
  const settled = invoices.filter(({ state }) => state !== 'open');
  return (
    <section>
      <h2 className={rows.label}>
        <Trans>Comisión de lo que cobraste tú</Trans>
      </h2>
      <div className={flow.stack4}>
        {open.length > 0 && (
          <>
            <HowToPay invoices={open} payTo={payTo} balances={balances} />
            <InvoiceRows operatorId={operatorId} invoices={open} />
          </>
        )}
        {settled.length > 0 &&
          (open.length === 0 && settled.length <= 3 ? (
            <InvoiceRows operatorId={operatorId} invoices={settled} />
          ) : (
            <Disclosure summary={<Plural value={settled.length} one="# nota ya saldada" other="# notas ya saldadas" />}>
              <InvoiceRows operatorId={operatorId} invoices={settled} />
            </Disclosure>
          ))}
      </div>
    </section>
  );
}

function InvoiceRows({ operatorId, invoices }: { operatorId: string; invoices: readonly CommissionInvoice[] }) {
  const { t } = useLingui();
  const api = useApi();
  const { isBusy, download } = useDownload();
  return (
    <Rows>
      {invoices.map((invoice) => {
        const { id, number, currency, amount } = invoice;
        return (
          <Row key={id} columns={2}>
            <RowMain>
              <RowName>
                <Trans>Nota {number}</Trans>
              </RowName>
              <RowFacts>
                <InvoiceState {...invoice} />
                <span>
                  <InvoiceDates {...invoice} />
                </span>
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
                  void download((call) =>
                    api.fetch(downloadCommissionInvoice, { params: { operatorId, invoiceId: id }, ...call }),
                  )
                }
              >
                <Download size={18} aria-hidden />
                PDF
              </Button>
            </RowEnd>
          </Row>
        );
      })}
    </Rows>
  );
}
