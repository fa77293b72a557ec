import { Trans, useLingui } from '@lingui/react/macro';
import { useFace } from '#web/face.ts';
import { formatDate, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { type OfferPrice, priceOffer } from '../../../contract/offer-price.ts';
import { scheduleOffer } from '../../../contract/offer-schedule.ts';
import { peopleOf } from '../../../contract/quotation.ts';
import type { ReadOffer } from '../offers/offers.ts';
import type { Opened } from '../request/use-act.ts';

/** Computes the price and the payments as if the traveller accepted the chosen lines now. */
export function useTerms({ quotation, behind }: Opened, offer: ReadOffer, chosen: readonly string[] | null) {
  const { timeZone } = useFace();
  const { content } = offer.current;
  const price = priceOffer(content, peopleOf(quotation.wish.party), chosen);
  const now = new Date(Date.now() + behind);
  const schedule = scheduleOffer(
    content.payments,
    price.lines.map(({ id, total }) => ({ bookingId: id, total })),
    { startDate: content.startDate, zone: timeZone, now },
  );
  return { price, schedule, now };
}

interface PayTermsProps {
  offer: ReadOffer;
  price: OfferPrice;
  schedule: ReturnType<typeof useTerms>['schedule'] | null;
}

export function PayTerms({ offer, price, schedule }: PayTermsProps) {
  const { t } = useLingui();
  const { timeZone } = useFace();
  const { currency, facts } = offer.current;
  const money = (minor: number) => formatMoney(minor, currency);
  if (!schedule && facts.policy.length === 0) return null;
  return (
    <section className={flow.stack3} aria-label={t`Cómo se paga`}>
      {schedule && (
        <>
          <h3>
            <Trans>Cómo se paga</Trans>
          </h3>
          <Facts kind="amounts">
            {schedule.map(({ number, amount, dueAt }) => {
              const day = formatDate(localDate(timeZone, new Date(dueAt)));
              return (
                <Fact
                  key={number}
                  name={
                    number > 1 ? (
                      <Trans>Hasta el {day}</Trans>
                    ) : schedule.length > 1 ? (
                      <Trans>Al aceptar, el adelanto</Trans>
                    ) : (
                      <Trans>Al aceptar, todo</Trans>
                    )
                  }
                >
                  {money(amount)}
                </Fact>
              );
            })}
            {schedule.length > 1 && (
              <Fact
                name={
                  <b>
                    <Trans>Total</Trans>
                  </b>
                }
              >
                <b>{money(price.total)}</b>
              </Fact>
            )}
          </Facts>
        </>
      )}
      {facts.policy.length > 0 && (
        <>
          <h3>
            <Trans>Si cancelas</Trans>
          </h3>
          <ul className={flow.stack2}>
            {facts.policy.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
