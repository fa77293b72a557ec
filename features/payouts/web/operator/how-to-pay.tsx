import { Trans, useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import type { CommissionInvoice } from '#features/payouts/contract/invoices.ts';
import type { OperatorMoney } from '#features/payouts/contract/payouts.ts';
import { useFace } from '#web/face.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Money } from '#web/ui/money.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { dueWords } from '../invoice-dates.tsx';

interface HowToPayProps {
  /** Open invoices. */
  invoices: readonly CommissionInvoice[];
  payTo: OperatorMoney['payTo'];
}

export function HowToPay({ invoices, payTo }: HowToPayProps) {
  const { t } = useLingui();
  const { organisation } = useFace();
  const isOverdue = invoices.some((invoice) => invoice.isOverdue);
  const first = dueWords(invoices.map(({ dueOn }) => dueOn).sort()[0]!);
  const sums = [...Map.groupBy(invoices, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    minor: own.reduce((sum, { amount }) => sum + amount, 0),
  }));
  const numbers = invoices.map(({ number }) => number).join(', ');

  async function copy(account: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(account);
      toast({ text: t`Cuenta copiada.` });
    } catch {
      toast({ text: t`No pudimos copiar: selecciona el texto y cópialo a mano.` });
    }
  }

  return (
    <Alert
      look="panel"
      live="none"
      tone={isOverdue ? 'stop' : 'caution'}
      title={
        <>
          {isOverdue ? <Trans>Se pasó la fecha para pagar</Trans> : <Trans>Por pagar, hasta el {first}</Trans>}
          {': '}
          {sums.map(({ currency, minor }, at) => (
            <span key={currency}>
              {at > 0 && ' + '}
              <Money minor={minor} currency={currency} kind="plain" />
            </span>
          ))}
        </>
      }
    >
      <p>
        <Trans>
          Cobraste a viajeros en el lugar y lo que ganas por el sitio no alcanza a cubrir la comisión. Si antes ganas lo
          suficiente, se descuenta sola.
        </Trans>
      </p>
      {payTo ? (
        <Facts>
          <Fact name={t`Banco`}>{payTo.bank}</Fact>
          <Fact name={t`Cuenta`}>
            {payTo.account}{' '}
            <Button kind="quiet" size="small" aria-label={t`Copiar la cuenta`} onClick={() => void copy(payTo.account)}>
              <Copy size={16} aria-hidden />
              <Trans>Copiar</Trans>
            </Button>
          </Fact>
          <Fact name={t`Titular`}>{payTo.holder}</Fact>
          <Fact name={t`Concepto`}>{numbers}</Fact>
        </Facts>
      ) : (
        <p>
          <Trans>
            Para pagarla, escribe a <a href={`mailto:${organisation.email}`}>{organisation.email}</a>.
          </Trans>
        </p>
      )}
    </Alert>
  );
}
