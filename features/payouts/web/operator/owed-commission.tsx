import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { CommissionInvoice } from '#features/payouts/contract/invoices.ts';
import { downloadCommissionInvoice } from '#features/payouts/contract/routes.ts';
import { useFace } from '#web/face.ts';
import { useApi } from '#web/http/use-api.ts';
import { useDownload } from '#web/http/use-download.ts';
import { Button } from '#web/ui/button.tsx';
import { Money } from '#web/ui/money.tsx';
import rows from '#web/ui/rows.module.css';
import { Row, RowEnd, RowFacts, RowMain, RowName, Rows } from '#web/ui/rows.tsx';
import { InvoiceState } from '../invoice-state.tsx';
import styles from '../money.module.css';

interface OwedCommissionProps {
  operatorId: string;
  invoices: readonly CommissionInvoice[];
}

export function OwedCommission({ operatorId, invoices }: OwedCommissionProps) {
  const { t } = useLingui();
  const { timeZone, organisation } = useFace();
  const api = useApi();
  const { isBusy, download } = useDownload();
  const day = new Intl.DateTimeFormat('es', { timeZone, dateStyle: 'long' });
  return (
    <section>
      <h2 className={rows.label}>
        <Trans>Comisión de lo que cobraste tú</Trans>
      </h2>
      {invoices.some(({ state }) => state === 'open') && (
        <p className={rows.soft}>
          <Trans>
            Lo que ganas por el sitio no alcanza a cubrirla. Págala a {organisation.name}: cuando la reciba, lo verás
            aquí. Si antes ganas lo suficiente, se descuenta sola.
          </Trans>
        </p>
      )}
      <Rows>
        {invoices.map(({ id, number, currency, amount, state, issuedAt }) => (
          <Row key={id} columns={2}>
            <RowMain>
              <RowName>{day.format(new Date(issuedAt))}</RowName>
              <RowFacts>
                <InvoiceState state={state} />
                <span className={styles.reference}>{number}</span>
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
        ))}
      </Rows>
    </section>
  );
}
