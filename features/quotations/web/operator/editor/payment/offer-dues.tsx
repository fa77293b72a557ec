import { Trans, useLingui } from '@lingui/react/macro';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import type { OfferTerms } from './offer-terms.ts';

interface OfferDuesProps extends Pick<OfferTerms, 'dues'> {
  currency: string;
  zone: string;
  /** Absent for the payments if the traveller accepted now. */
  title?: string;
}

export function OfferDues({ dues, currency, zone, title }: OfferDuesProps) {
  const { t } = useLingui();
  const heading = title ?? t`Lo que pagará si acepta hoy`;
  return (
    <section className={flow.stack1} aria-label={heading}>
      <h4>{heading}</h4>
      <Facts kind="amounts">
        {dues.map(({ number, amount, dueAt }) => (
          <Fact
            key={number}
            name={
              number > 1 ? (
                <Trans>Hasta el {formatDate(localDate(zone, new Date(dueAt)))}</Trans>
              ) : dues.length > 1 ? (
                <Trans>Al aceptar, el adelanto</Trans>
              ) : (
                <Trans>Al aceptar, todo</Trans>
              )
            }
          >
            {formatMoney(amount, currency)}
          </Fact>
        ))}
      </Facts>
    </section>
  );
}
