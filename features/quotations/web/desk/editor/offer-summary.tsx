import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cancellationWords } from '#features/operators/contract/cancellation-words.ts';
import { deskFields, momentWords } from '#features/operators/web/public.ts';
import { formatDate, formatDay, localDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatDuration } from '#web/format/time.ts';
import type { DeskOffer } from '../../../contract/desk.ts';
import type { OfferFacts } from '../../../contract/offer.ts';
import { lineTotal, priceOffer } from '../../../contract/offer-price.ts';
import { scheduleOffer } from '../../../contract/offer-schedule.ts';
import type { OfferForm } from './offer-form.ts';
import styles from './offer-summary.module.css';

const DAY_MS = 86_400_000;

interface OfferSummaryProps {
  form: OfferForm;
  offer: DeskOffer;
  /** Null: too little is written. */
  facts: OfferFacts | null;
}

/** The offer as it will be read, in short. */
export function OfferSummary({ form, offer, facts }: OfferSummaryProps) {
  const { t } = useLingui();
  const { request, currency, zone } = offer;
  const { lines, startDate, days, payments, policy, validDays, greeting } = form;
  const price = priceOffer(form, request.people);
  const money = (minor: number) => formatMoney(minor, currency);
  const until = momentWords(new Date(Date.now() + validDays * DAY_MS), zone);
  const dues =
    startDate === null || payments.length === 0
      ? []
      : scheduleOffer(payments, [{ bookingId: 'all', total: price.total }], { startDate, zone, now: new Date() });
  return (
    <article className={styles.summary}>
      <header>
        <h3>{form.title || t`Sin título`}</h3>
        <p className={`${deskFields.note} num`}>
          {startDate ? formatDate(startDate) : t`Sin primer día`} ·{' '}
          <Plural value={days.length} one="# día" other="# días" />
          {facts && (
            <>
              {facts.metres > 0 && ' · '}
              {facts.metres > 0 && (
                <Trans>
                  {Math.round(facts.metres / 1000)} km y {formatDuration(facts.driveMinutes)} de carretera
                </Trans>
              )}
              {' · '}
              <Plural value={facts.meals} _0="sin comidas" one="# comida" other="# comidas" />
            </>
          )}
        </p>
        {greeting && <p className={styles.greeting}>{greeting}</p>}
      </header>
      <ul className={styles.sums}>
        {lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.title} {!line.required && <small>{t`opcional`}</small>}
            </span>
            <span className="num">{money(lineTotal(line))}</span>
          </li>
        ))}
        {price.supplement > 0 && (
          <li>
            <span>{t`Hasta el mínimo`}</span>
            <span className="num">{money(price.supplement)}</span>
          </li>
        )}
        <li>
          <b>
            <Trans>Total, con impuestos</Trans>
          </b>
          <span className="num">
            <b>{money(price.total)}</b>
            {request.people > 1 && <small>{t`${money(price.perPerson)} por persona`}</small>}
          </span>
        </li>
      </ul>
      {dues.length > 0 && (
        <p className="num">
          {dues
            .map(({ amount, dueAt }, index) =>
              index === 0
                ? t`${money(amount)} al aceptar`
                : t`${money(amount)} hasta el ${formatDay(localDate(zone, new Date(dueAt)))}`,
            )
            .join(' · ')}
        </p>
      )}
      <p className="num">
        <Trans>Puede aceptarla hasta el {until}.</Trans>
      </p>
      <ul className={styles.words}>
        {cancellationWords(policy, zone.split('/').at(-1)!.replaceAll('_', ' ')).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </article>
  );
}
