import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Lock } from 'lucide-react';
import { formatMoney } from '#web/format/money.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Checkbox } from '#web/ui/choice.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import flow from '#web/ui/flow.module.css';
import { Money } from '#web/ui/money.tsx';
import textStyles from '#web/ui/text.module.css';
import { LINE_KIND_NAMES, type OfferLine } from '../../../contract/offer.ts';
import { lineTotal, priceOffer } from '../../../contract/offer-price.ts';
import { peopleOf, type RequestedParty } from '../../../contract/quotation.ts';
import type { QuotedOrderView } from '../../../contract/quotation-view.ts';
import { unitWords } from '../../../contract/unit-words.ts';
import { CancelledNote } from '../../cancelled-note.tsx';
import { useLineDays } from '../../line-days.ts';
import styles from '../../lines.module.css';
import type { ReadOffer } from '../offers/offers.ts';

interface ChooseLinesProps {
  offer: ReadOffer;
  party: RequestedParty;
  order: QuotedOrderView | null;
  chosen: readonly string[] | null;
  onChoose: ((lines: readonly string[]) => void) | null;
}

export function ChooseLines({ offer, party, order, chosen, onChoose }: ChooseLinesProps) {
  const { t } = useLingui();
  const daysOf = useLineDays();
  const { content, currency } = offer.current;
  const { lines, minimumTotal } = content;
  const price = priceOffer(content, peopleOf(party), chosen);
  const isIn = (id: string) => chosen === null || chosen.includes(id);
  const money = (minor: number) => formatMoney(minor, currency);
  const total = order?.total ?? price.total;
  const isLess = total !== price.total;
  const remaining = price.lines.length - (order?.cancelled.filter(({ isWhole }) => isWhole).length ?? 0);
  const titles = new Map(lines.map(({ id, title }) => [id, title]));

  function toggle(line: OfferLine, wanted: boolean) {
    const now = chosen ?? lines.map(({ id }) => id);
    if (!wanted) return onChoose?.(now.filter((id) => id !== line.id));
    onChoose?.(lines.map(({ id }) => id).filter((id) => id === line.id || now.includes(id)));
  }

  return (
    <section className={`${flow.part} ${flow.stack2}`} aria-label={t`Qué cuesta`}>
      <h3>
        <Trans>Qué cuesta</Trans>
      </h3>
      {onChoose && lines.length > 1 && (
        <p className={textStyles.note}>
          <Trans>Deja fuera lo que no quieras: el total cambia al momento.</Trans>
        </p>
      )}
      <ul className={flow.ruled}>
        {lines.map((line) => {
          const needs = line.needs.flatMap((id) => titles.get(id) ?? []);
          const gone = order?.cancelled.find(({ lineId }) => lineId === line.id);
          const refusal = price.refusals.find(({ lineId }) => lineId === line.id);
          const words = (
            <span className={flow.stackHalf}>
              <b>{line.title}</b>
              <small className={textStyles.soft}>
                {LINE_KIND_NAMES[line.kind]}
                {content.days.length > 1 && ` · ${daysOf(line, content.days.length)}`}
                {' · '}
                {unitWords(line.units, (minor) => money(minor).replaceAll(' ', '\u00a0'))}
              </small>
              {line.note && <small className={textStyles.soft}>{line.note}</small>}
              {onChoose && line.required && <small className={textStyles.warm}>{t`Va siempre con esta oferta`}</small>}
              {onChoose && needs.length > 0 && (
                <small className={textStyles.warm}>{t`Solo junto con ${needs.join(', ')}`}</small>
              )}
              {gone && (
                <small className={textStyles.stop}>
                  <CancelledNote line={gone} currency={currency} />
                </small>
              )}
              {refusal && <small className={textStyles.stop}>{refusal.message}</small>}
            </span>
          );
          return (
            <li
              key={line.id}
              className={classNames(
                flow.split4,
                (!isIn(line.id) || gone?.isWhole) && styles.out,
                gone?.isWhole && styles.gone,
              )}
            >
              {onChoose && line.required && isIn(line.id) ? (
                <span className={`${styles.always} ${flow.mark2}`}>
                  <Lock size={18} className={textStyles.soft} aria-hidden />
                  {words}
                </span>
              ) : onChoose && lines.length > 1 ? (
                <Checkbox checked={isIn(line.id)} onChange={({ target }) => toggle(line, target.checked)}>
                  {words}
                </Checkbox>
              ) : (
                words
              )}
              <Money minor={lineTotal(line)} currency={currency} />
            </li>
          );
        })}
      </ul>
      <Facts kind="amounts" aria-live="polite">
        {price.supplement > 0 && minimumTotal !== null && (
          <Fact name={<Trans>Hasta el mínimo del operador ({money(minimumTotal)})</Trans>}>
            {money(price.supplement)}
          </Fact>
        )}
        {order !== null && isLess && (
          <Fact name={<Trans>Aceptaste por</Trans>}>
            <s>{money(price.total)}</s>
          </Fact>
        )}
        <Fact
          name={
            <span className={flow.stackHalf}>
              <b>
                {order === null ? (
                  <Trans>Total</Trans>
                ) : isLess ? (
                  <Trans>Queda en</Trans>
                ) : (
                  <Trans>Aceptaste por</Trans>
                )}
              </b>
              <small className={textStyles.soft}>
                <Plural value={remaining} one="# parte" other="# partes" />, <Trans>impuestos incluidos</Trans>
              </small>
            </span>
          }
        >
          <span className={flow.stackHalf}>
            <b className={textStyles.sum}>{money(total)}</b>
            <small className={textStyles.soft}>
              <Trans>{money(Math.round(total / peopleOf(party)))} por persona</Trans>
            </small>
          </span>
        </Fact>
      </Facts>
      {price.refusals
        .filter(({ lineId }) => lineId === null)
        .map(({ code, message }) => (
          <Alert key={code} look="line" live="none">
            {message}
          </Alert>
        ))}
    </section>
  );
}
