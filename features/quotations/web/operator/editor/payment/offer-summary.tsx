import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cancellationWords } from '#features/operators/contract/cancellation-words.ts';
import { momentWords } from '#features/operators/web/public.ts';
import { formatDate } from '#web/format/dates.ts';
import { formatMoney } from '#web/format/money.ts';
import { formatDuration } from '#web/format/time.ts';
import { Card } from '#web/ui/card.tsx';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { OfferFacts } from '../../../../contract/offer.ts';
import { countedMeals } from '../../../../contract/offer-inclusions.ts';
import { lineTotal, priceOffer } from '../../../../contract/offer-price.ts';
import type { OperatorOffer } from '../../../../contract/operator.ts';
import type { OfferForm } from '../offer-form.ts';
import type { WithTerms } from '../steps/step-props.ts';
import { OfferDues } from './offer-dues.tsx';
import { RefundDates } from './refund-dates.tsx';

interface OfferSummaryProps extends WithTerms {
  form: OfferForm;
  offer: OperatorOffer;
  facts: OfferFacts | null;
}

export function OfferSummary({ form, offer, terms, facts }: OfferSummaryProps) {
  const { t } = useLingui();
  const { request, currency, zone } = offer;
  const { lines, startDate, days, policy, greeting } = form;
  const price = priceOffer(form, request.people);
  const meals = facts && countedMeals(form, facts);
  const money = (minor: number) => formatMoney(minor, currency);
  const until = terms && momentWords(terms.validUntil, zone);
  return (
    <Card as="article" size="large" strip="var(--accent)">
      <header className={flow.stack2}>
        <h3>{form.title || t`Sin título`}</h3>
        <p className={`${textStyles.note} num`}>
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
              {meals !== null && ' · '}
              {meals !== null && <Plural value={meals} _0="sin comidas" one="# comida" other="# comidas" />}
            </>
          )}
        </p>
        {greeting && <p className={`${textStyles.breaks} ${textStyles.keepsLines}`}>{greeting}</p>}
      </header>
      <ul className={flow.ruled}>
        {lines.map((line) => (
          <li key={line.id} className={flow.split4}>
            <span className={flow.stackHalf}>
              {line.title} {!line.required && <small className={textStyles.soft}>{t`opcional`}</small>}
            </span>
            <span className="num">{money(lineTotal(line))}</span>
          </li>
        ))}
        {price.supplement > 0 && (
          <li className={flow.split4}>
            <span>{t`Hasta el mínimo`}</span>
            <span className="num">{money(price.supplement)}</span>
          </li>
        )}
        <li className={flow.split4}>
          <b>
            <Trans>Total, con impuestos</Trans>
          </b>
          <span className={`${flow.stackHalf} ${textStyles.atEnd} num`}>
            <b>{money(price.total)}</b>
            {request.people > 1 && (
              <small className={textStyles.soft}>{t`${money(price.perPerson)} por persona`}</small>
            )}
          </span>
        </li>
      </ul>
      {terms && terms.dues.length > 0 && <OfferDues dues={terms.dues} currency={currency} zone={zone} />}
      {terms && (
        <p className="num">
          <Trans>Puede aceptarla hasta el {until}.</Trans>{' '}
          {terms.isCut && <Trans>Es antes de lo que pusiste: el viaje empieza o una salida deja de venderse.</Trans>}
        </p>
      )}
      {terms && (
        <div>
          <h4>
            <Trans>Si cancela</Trans>
          </h4>
          <RefundDates refunds={terms.refunds} zone={zone} />
        </div>
      )}
      <ul className={`${flow.stack1} ${textStyles.note}`}>
        {cancellationWords(policy, zone.split('/').at(-1)!.replaceAll('_', ' ')).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}
