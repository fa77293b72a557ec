import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import flow from '#web/ui/flow.module.css';
import textStyles from '#web/ui/text.module.css';
import type { Comparison } from '../../../contract/compare-offers.ts';
import { OfferBadge } from '../offers/offer-badge.tsx';
import type { ReadOffer } from '../offers/offers.ts';
import { alike } from './alike.ts';
import styles from './compare.module.css';

interface BeyondNumbersProps {
  compared: Comparison;
  offers: readonly ReadOffer[];
}

export function BeyondNumbers({ compared, offers }: BeyondNumbersProps) {
  const { t } = useLingui();
  const policy = ({ current }: ReadOffer) => current.facts.policy[0] ?? t`No lo dice`;
  const lodging = ({ current }: ReadOffer) => current.content.lodging.trim() || t`No incluye dónde dormir`;
  const warned = ({ current: { findings, override, content } }: ReadOffer) =>
    JSON.stringify([findings, override, content.days.length]);
  const parts: [name: string, key: (offer: ReadOffer) => string, words: (offer: ReadOffer) => ReactNode][] = [
    [t`Si cancelas`, policy, policy],
    [t`Dónde duermes`, lodging, lodging],
    [t`¿Caben los días?`, warned, (offer) => <Warnings offer={offer} />],
  ];
  return (
    <section className={flow.stack4}>
      <h2 className={textStyles.titleM}>
        <Trans>Lo que no es un número</Trans>
      </h2>
      {parts.map(([name, key, words]) => (
        <div key={name} className={`${flow.part} ${flow.stack2}`}>
          <h3>{name}</h3>
          <ul className={flow.stack2}>
            {alike(offers, key).map((group) => (
              <li key={group[0]!.id} className={flow.mark2}>
                <Marks offers={group} size={18} />
                <div>{words(group[0]!)}</div>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {compared.included.length > 0 && (
        <div className={`${flow.part} ${flow.stack2}`}>
          <h3>
            <Trans>Qué incluye cuál</Trans>
          </h3>
          <ul className={flow.ruled}>
            {compared.included.map((row) => (
              <IncludedRow key={row.name} row={row} offers={offers} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface IncludedRowProps {
  row: Comparison['included'][number];
  offers: readonly ReadOffer[];
}

function IncludedRow({ row: { name, in: said }, offers }: IncludedRowProps) {
  const wordsOf = (offer: ReadOffer) => said[offers.indexOf(offer)]!.join(', ');
  const having = offers.filter((_, index) => said[index]!.length > 0);
  return (
    <li className={flow.split4}>
      <span>{name}</span>
      <span className={styles.has} aria-hidden="true">
        {offers.map((offer) =>
          having.includes(offer) ? (
            <span key={offer.id}>
              <OfferBadge colour={offer.operator.colour} index={offer.index} size={16} />
            </span>
          ) : (
            <i key={offer.id} />
          ),
        )}
      </span>
      <small className={`${flow.whole} ${flow.stackHalf} ${textStyles.soft}`}>
        {alike(having, (offer) => wordsOf(offer).toLowerCase()).map((group) => {
          const words = wordsOf(group[0]!);
          return (
            <span key={group[0]!.id} className={words.toLowerCase() === name.toLowerCase() ? 'sr' : flow.mark2}>
              <Marks offers={group} size={12} />
              <span>{words}</span>
            </span>
          );
        })}
      </small>
    </li>
  );
}

function Marks({ offers, size }: { offers: readonly ReadOffer[]; size: number }) {
  return (
    <span className={`${styles.marks} ${flow.wrap1}`}>
      {offers.map(({ id, operator, index }) => (
        <OfferBadge key={id} colour={operator.colour} index={index} size={size} />
      ))}
      <span className="sr">{list.format(offers.map(({ operator }) => operator.name))}: </span>
    </span>
  );
}

const list = new Intl.ListFormat('es', { type: 'conjunction' });

export function Warnings({ offer: { current } }: { offer: ReadOffer }) {
  const { findings, override, content } = current;
  if (findings.length === 0) {
    return <Plural value={content.days.length} one="Sin avisos: el día cabe" other="Sin avisos: los # días caben" />;
  }
  return (
    <div className={flow.stack2}>
      {findings.map(({ day, message }) => (
        <p key={`${day}-${message}`} className={`${textStyles.caution} ${textStyles.strong}`}>
          {message}
        </p>
      ))}
      {override && (
        <blockquote className={`${textStyles.quote} ${textStyles.soft}`}>
          <Trans>El operador dice: «{override}»</Trans>
        </blockquote>
      )}
    </div>
  );
}
