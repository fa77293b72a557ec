import { Plural, Trans, useLingui } from '@lingui/react/macro';
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
import styles from '../money.module.css';

interface HowToPayProps extends Pick<OperatorMoney, 'payTo' | 'balances'> {
  /** Open invoices. */
  invoices: readonly CommissionInvoice[];
}

export function HowToPay({ invoices, payTo, balances }: HowToPayProps) {
  const { t } = useLingui();
  const { organisation } = useFace();
  const asked = invoices.filter(({ currency }) => !isCovered(currency, balances));
  if (asked.length === 0)
    return (
      <Alert look="panel" live="none" tone="open">
        <Trans>No tienes que pagar nada: se descuenta de tu próximo pago.</Trans>
      </Alert>
    );
  const overdue = asked.filter((invoice) => invoice.isOverdue).length;
  const next = asked.filter((invoice) => !invoice.isOverdue).map(({ dueOn }) => dueOn);
  const day = next.length > 0 ? dueWords(next.sort()[0]!) : null;
  const sums = [...Map.groupBy(asked, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    minor: own.reduce((sum, { amount }) => sum + amount, 0),
  }));

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
      tone={overdue > 0 ? 'stop' : 'caution'}
      title={
        <>
          <Trans>Por pagar</Trans>{' '}
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
        {overdue > 0 && (
          <b>
            <Plural value={overdue} one="Una nota ya venció." other="# notas ya vencieron." />{' '}
          </b>
        )}
        {day && (
          <b>
            <Trans>Se paga hasta el {day}.</Trans>{' '}
          </b>
        )}
        <Trans>
          Cobraste a viajeros en el lugar y lo que ganas por el sitio no alcanza a cubrir la comisión. Si antes ganas lo
          suficiente, se descuenta sola.
        </Trans>
      </p>
      {payTo ? (
        <Facts>
          <Fact name={t`Banco`}>{payTo.bank}</Fact>
          <Fact name={t`Cuenta`}>
            <span className={styles.account}>{payTo.account}</span>{' '}
            <Button kind="quiet" size="small" aria-label={t`Copiar la cuenta`} onClick={() => void copy(payTo.account)}>
              <Copy size={16} aria-hidden />
              <Trans>Copiar</Trans>
            </Button>
          </Fact>
          <Fact name={t`Titular`}>{payTo.holder}</Fact>
          <Fact name={t`Concepto`}>
            {asked.map(({ number }) => (
              <span key={number} className={styles.number}>
                {number}{' '}
              </span>
            ))}
          </Fact>
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

/** `true` if coming payouts deduct the invoices of this currency. */
function isCovered(currency: string, balances: OperatorMoney['balances']): boolean {
  const own = balances.find((balance) => balance.currency === currency);
  return own !== undefined && own.releasable + own.accrued >= 0;
}
